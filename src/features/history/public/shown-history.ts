import { shownList } from '#src/api/records/shown-list.ts';
import { isShown } from '#src/api/fields/status.ts';
import { historyApi } from '../api.ts';
import { HistoryEntry } from '../schema.ts';

/** All visible entries, of all pages. */
export const shownHistory = shownList({
  name: historyApi.name,
  record: HistoryEntry,
  call: 'GET /develop/page',
  sort: { sortField: 'date', sortOrder: 'desc' },
  finish: (entries) => entries.filter(isShown),
});
