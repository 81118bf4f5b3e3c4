import type { Id } from '#src/api/fields/fields.ts';
import { withSafeEnd } from '#src/lib/links/safe-end.ts';
import { MAX_COMPARED } from './compare-store.ts';

const PATH = '/product/compare';

export function compareAddress(ids: readonly Id[]): string {
  return ids.length === 0
    ? PATH
    : withSafeEnd(`${PATH}?ids=${ids.map(encodeURIComponent).join(',')}`);
}

/** The ids in the comparison's URL: without duplicates, and no more than can be compared. */
export function idsInAddress(search: URLSearchParams): string[] {
  const ids = (search.get('ids') ?? '').split(',').filter((id) => id !== '');
  return [...new Set(ids)].slice(0, MAX_COMPARED);
}
