import { completeList } from '#src/api/records/complete-list.ts';
import { hasShownStatus } from '#src/api/fields/status.ts';
import { historyApi } from '../schema.ts';

/** Query of all visible entries, from all pages of the list. */
export const visibleHistory = completeList(historyApi, {
  sort: { sortField: 'date', sortOrder: 'desc' },
  finish: (entries) => entries.filter(hasShownStatus),
});
