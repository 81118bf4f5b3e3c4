import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { localized } from '#src/api/fields/localized.ts';
import { hasShownStatus } from '#src/api/fields/status.ts';
import type { Page } from '#src/api/records/page.ts';
import { LightSkeleton } from '#src/components/loading/light-skeleton.tsx';
import { ListedRows, NothingListed } from '#src/components/public-list/listed-rows.tsx';
import { CompareToggle } from '../compare/compare-toggle.tsx';
import type { Product } from '../schema.ts';
import { missingOf } from '../search/match-product.ts';
import { CardFacts } from './card-facts.tsx';
import { productAddress } from './product-address.ts';
import { ProductCard, ProductCardSkeleton } from './product-card.tsx';

type ProductGridProps = {
  query: UseQueryResult<Page<Product>>;
  pageSize: number;
  /** True if these may not be all: a category or a keyword filters the list, or it is a later page. */
  isNarrowed: boolean;
  /** Whether the filters are beside the list on wide screens. */
  isBeside: boolean;
  /** The keyword of which products have only some words; '' where they have all. */
  missingFrom?: string;
  /** Replaces the sentence that nothing was found. */
  nothing?: ReactNode;
};

/** One page of products: skeleton, error, empty or cards. */
export function ProductGrid(props: ProductGridProps) {
  const { query, pageSize, isNarrowed, isBeside, missingFrom = '', nothing } = props;
  const { t } = useTranslation('product');
  return (
    <ListedRows
      query={query}
      rowsOf={({ rows }) => rows.filter(hasShownStatus)}
      itemOf={(product) => ({
        name: localized(product).name,
        url: productAddress(product.id),
      })}
      skeleton={Array.from({ length: pageSize }, (_, index) => (
        <div key={index}>
          <ProductCardSkeleton />
          <LightSkeleton sx={{ mt: 0.5, width: '64%', typography: 'body2' }} />
          <LightSkeleton sx={{ width: '56%', typography: 'body2' }} />
        </div>
      ))}
      failed={t('list.failed')}
      empty={nothing ?? <NoProducts why={isNarrowed ? 'nothingFound' : 'empty'} />}
      sx={gridStylesOf(isBeside)}
    >
      {(product, index) => (
        <ProductCard product={product} heading="h2" sizes={PICTURE_SIZES} priority={index === 0}>
          {missingFrom !== '' && <MissingWords product={product} q={missingFrom} />}
          <CardFacts product={localized(product)} />
          <CompareToggle product={localized(product)} />
        </ProductCard>
      )}
    </ListedRows>
  );
}

/** The words of a keyword that a product does not have. */
function MissingWords({ product, q }: { product: Product; q: string }) {
  const { t } = useTranslation('product');
  const words = missingOf(product, q);
  if (words.length === 0) return null;
  return (
    <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
      {t('list.missing', { words: words.join(' · ') })}
    </Typography>
  );
}

type NoProductsProps = {
  why: 'empty' | 'nothingFound' | 'categoryGone';
};

export function NoProducts({ why }: NoProductsProps) {
  const { t } = useTranslation(['product', 'common']);
  return (
    <NothingListed title={t(`list.${why}`)} to={why === 'empty' ? '/home' : '/product'}>
      {t(why === 'empty' ? 'common:action.toHome' : 'list.showAll')}
    </NothingListed>
  );
}

const gridStylesOf = (isBeside: boolean) => ({
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
    md: 'repeat(4, minmax(0, 1fr))',
    ...(isBeside && { lg: 'repeat(3, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' }),
  },
  columnGap: { xs: 2, md: 3 },
  rowGap: { xs: 4, md: 5 },
});

/** The `sizes` attribute of a picture in this grid. */
const PICTURE_SIZES =
  '(min-width: 75em) 270px, (min-width: 56.25em) 24vw, (min-width: 37.5em) 32vw, 48vw';
