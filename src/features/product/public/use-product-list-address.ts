import { useLocation } from 'react-router';
import { isRecord } from '#src/lib/is-record.ts';

const LIST = '/product';

/**
 * The product list that a visitor looks at or came from: its category, keyword and page are found
 * again on the way back. Hand it on to a product's page as the link's `state={{ productList }}`.
 */
export function useProductListAddress(): string {
  const { pathname, search, state } = useLocation();
  if (pathname === LIST) return LIST + search;
  const known = isRecord(state) ? state.productList : undefined;
  // Only ever back to the list, whatever the history holds.
  return typeof known === 'string' && known.startsWith(`${LIST}?`) ? known : LIST;
}
