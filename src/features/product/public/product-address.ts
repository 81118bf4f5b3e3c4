import { useLocation } from 'react-router';
import type { Id } from '#src/api/fields/fields.ts';
import { useClientValue } from '#src/components/use-client-value.ts';
import { detailsAddress } from '#src/public-pages.ts';
import { isRecord } from '#src/lib/records/is-record.ts';

export function productAddress(id: Id): string {
  return detailsAddress('product', id);
}

const LIST = '/product';

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
