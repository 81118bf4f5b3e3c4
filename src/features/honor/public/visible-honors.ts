import { completeList } from '#src/api/records/complete-list.ts';
import { hasShownStatus } from '#src/api/fields/status.ts';
import { bySort } from '#src/lib/records/by-sort.ts';
import { honorApi } from '../schema.ts';

/** Query of all visible honors, from all pages of the list, in the order of `sort`. */
export const visibleHonors = completeList(honorApi, {
  sort: { sortField: 'sort' },
  finish: (honors) => honors.filter(hasShownStatus).toSorted(bySort),
});
