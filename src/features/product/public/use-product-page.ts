import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Page } from '#src/api/records/page.ts';
import { hasTag } from '#src/api/records/has-tag.ts';
import { STATUS } from '#src/api/fields/status.ts';
import { readChoices } from '../facets/choices.ts';
import { fitsChoices } from '../facets/facets.ts';
import { siteChoices } from '../facets/site-choices.ts';
import { productApi, type Product } from '../schema.ts';
import { foundProducts } from '../search/found-products.ts';

/** Fills whole rows of two, three and four columns. */
export const PAGE_SIZE = 12;

/** The state in the URL of the product list; '' for what is missing. */
type ProductListState = {
  /** From 1. */
  page: number;
  categoryId: string;
  tag: string;
  q: string;
  spec: string;
};

type Options = {
  /** Nothing is read while it is false. */
  isOn?: boolean;
  /** Whether the previous page is shown until the requested one is loaded. */
  showsPrevious?: boolean;
};

/**
 * One page of the product list. Servers filter by category. For any other filter all products are read and
 * filtered in the browser.
 */
export function useProductPage(
  { page, categoryId, tag, q, spec }: ProductListState,
  { isOn = true, showsPrevious = false }: Options,
): UseQueryResult<Page<Product>> {
  const previous = showsPrevious ? { placeholderData: keepPreviousData } : {};
  const isPlain = tag === '' && q === '' && spec === '';
  const query = { pageNo: page, pageSize: PAGE_SIZE, status: STATUS.shown, categoryId };
  const plain = useQuery({ ...productApi.page(query), ...previous, enabled: isOn && isPlain });
  const narrowed = useQuery({
    ...foundProducts(categoryId, q),
    ...previous,
    enabled: isOn && !isPlain,
    select: ({ rows }): Page<Product> => {
      const choices = siteChoices(readChoices(spec), rows);
      const found = rows.filter((product) => hasTag(product, tag) && fitsChoices(product, choices));
      const from = (page - 1) * PAGE_SIZE;
      return { rows: found.slice(from, from + PAGE_SIZE), total: found.length, dropped: 0 };
    },
  });
  return isPlain ? plain : narrowed;
}
