import { completeList } from '#src/api/records/complete-list.ts';
import { isShown } from '#src/api/fields/status.ts';
import { historyApi } from '../api.ts';
import { HistoryEntry } from '../schema.ts';

/** Query of all visible entries, from all pages of the list. */
export const shownHistory = completeList({
  name: historyApi.name,
  record: HistoryEntry,
  call: 'GET /develop/page',
  sort: { sortField: 'date', sortOrder: 'desc' },
  finish: (entries) => entries.filter(isShown),
});
