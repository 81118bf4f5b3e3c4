import { useLocation } from 'react-router';
import type { Id } from '#src/api/fields/fields.ts';
import { useClientValue } from '#src/components/use-client-value.ts';
import { detailsAddress } from '#src/public-pages.ts';
import { isRecord } from '#src/lib/records/is-record.ts';

export function productAddress(id: Id): string {
  return detailsAddress('product', id);
}

export const LIST = '/product';
export const FINDER = '/product/finder';
/** Maximum number of products in the finder's result. */
export const MAX_FOUND = 3;

/**
 * The address of the product list that is open or that the visitor came from, with its category,
 * keyword and page. Links to a product pass it on as `state={{ productList }}`.
 */
export function useProductListAddress(): string {
  const { pathname, search, state } = useLocation();
  // History state can hold anything: only addresses of the list are accepted. A reload keeps it.
  const previous = isRecord(state) ? state.productList : undefined;
  const isList = typeof previous === 'string' && previous.startsWith(`${LIST}?`);
  const known = useClientValue(() => (isList ? previous : LIST), LIST);
  return pathname === LIST ? LIST + search : known;
}

/** Products of a category; a first-level one includes its subcategories. */
export function categoryAddress(id: Id): string {
  return `/product?categoryId=${encodeURIComponent(id)}`;
}

/**
 * The product finder with the narrowing of a list's address; undefined where there is nothing to choose among.
 * @param total number of products there, null or undefined where it is not known
 */
export function finderAddress(list: string, total: number | null | undefined): string | undefined {
  const isFew = typeof total === 'number' && total <= MAX_FOUND;
  return isFew ? undefined : list.replace(LIST, FINDER);
}
