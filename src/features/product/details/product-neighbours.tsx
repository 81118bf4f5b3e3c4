import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { langOf, localized } from '#src/api/fields/localized.ts';
import { hasShownStatus } from '#src/api/fields/status.ts';
import { cutAfter } from '#src/components/stretched-link.ts';
import { useClientValue } from '#src/components/use-client-value.ts';
import { sameId } from '#src/lib/records/id.ts';
import type { Product } from '../schema.ts';
import { ChineseMark } from '../public/chinese-mark.tsx';
import { productAddress, useProductListAddress } from '../public/product-address.ts';
import { PAGE_SIZE, useProductPage } from '../public/use-product-page.ts';

/**
 * Links to the products before and after this one, in the list that the visitor came from, else in its
 * category. Only in the browser: a prerendered file would contain the whole list.
 */
export function ProductNeighbours({ product }: { product: Product }) {
  const { t } = useTranslation('product');
  const { previous, next } = useNeighbours(product);
  return (
    // Its height is reserved, as it comes late.
    <Box
      component="nav"
      aria-label={t('details.neighbours')}
      hidden={!previous && !next}
      sx={styles}
    >
      {previous && <Neighbour {...previous} label={t('details.previous')} />}
      {next && <Neighbour {...next} label={t('details.next')} isLast />}
    </Box>
  );
}

type NeighbourLink = { product: Product; productList: string };

function useNeighbours(product: Product): { previous?: NeighbourLink; next?: NeighbourLink } {
  const list = useProductListAddress();
  const isOn = useClientValue(() => true, false);
  const asked = new URLSearchParams(list.split('?')[1]);
  const isKnown = asked.size > 0;
  const [further, setFurther] = useState(0);
  const page = Math.max(1, Math.trunc(Number(asked.get('page'))) || 1) + further;
  const state = {
    categoryId: asked.get('categoryId') ?? (isKnown ? '' : String(product.categoryId ?? '')),
    tag: asked.get('tag') ?? '',
    q: asked.get('q') ?? '',
    spec: asked.get('spec') ?? '',
  };
  const here = useProductPage({ ...state, page }, { isOn }).data;
  const rows = here?.rows.filter(hasShownStatus) ?? [];
  const at = rows.findIndex(({ id }) => sameId(id, product.id));
  const hasMore = here !== undefined && page * PAGE_SIZE < (here.total ?? Infinity);
  const isBefore = at === 0 && page > 1;
  const isAfter = at >= 0 && at === rows.length - 1 && hasMore;
  const before = useProductPage({ ...state, page: page - 1 }, { isOn: isBefore }).data;
  const after = useProductPage({ ...state, page: page + 1 }, { isOn: isAfter }).data;
  // A category's list does not say on which page the product is, so the pages are read in order. Without a
  // total only the first is read, because a server may answer further pages for ever.
  if (!isKnown && at < 0 && hasMore && here.total !== null) setFurther(further + 1);
  if (at < 0) return {};

  const linkTo = (found: Product | undefined, turned: number): NeighbourLink[] => {
    if (!found) return [];
    if (turned === 0 || !isKnown) return [{ product: found, productList: list }];
    // The neighbour's link back to the list opens the page that it is on.
    const turnedTo = new URLSearchParams(asked);
    turnedTo.set('page', String(page + turned));
    return [{ product: found, productList: `/product?${turnedTo}` }];
  };
  const [previous] = isBefore
    ? linkTo(before?.rows.findLast(hasShownStatus), -1)
    : linkTo(rows[at - 1], 0);
  const [next] = isAfter ? linkTo(after?.rows.find(hasShownStatus), 1) : linkTo(rows[at + 1], 0);
  return { ...(previous && { previous }), ...(next && { next }) };
}

type NeighbourProps = NeighbourLink & { label: string; isLast?: boolean };

function Neighbour({ product: read, productList, label, isLast = false }: NeighbourProps) {
  const product = localized(read);
  return (
    <Link
      to={productAddress(product.id)}
      state={{ productList }}
      className={isLast ? 'last' : undefined}
    >
      <span>{label}</span>
      <strong lang={langOf(product, 'name')}>{product.name}</strong>
      <ChineseMark product={product} />
    </Link>
  );
}

// On the container: the links are rendered after hydration, which must add no style rules.
const styles = {
  mt: { xs: 5, md: 8 },
  pt: 2,
  minHeight: 88,
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: { xs: 2, sm: 4 },
  borderBlockStart: '1px solid',
  borderColor: 'divider',
  '& a': {
    display: 'block',
    minWidth: 0,
    py: 1,
    color: 'inherit',
    textDecoration: 'none',
    '&:hover strong': { textDecoration: 'underline' },
  },
  '& .last': { gridColumn: 2, textAlign: 'end' },
  '& span': { color: 'text.secondary', typography: 'body2' },
  '& strong': { fontWeight: 600, ...cutAfter(2) },
  '&[hidden]': { display: 'grid', visibility: 'hidden' },
  '@media print': { '&, &[hidden]': { display: 'none' } },
};
