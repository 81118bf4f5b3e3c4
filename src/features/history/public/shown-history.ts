import { shownList } from '#src/api/shown-list.ts';
import { isShown } from '#src/api/status.ts';
import { HistoryEntry } from '../schema.ts';

/** Every entry that visitors may see, however many pages the server has of them (P8). */
export const shownHistory = shownList({
  name: 'develop',
  record: HistoryEntry,
  call: 'GET /develop/page',
  sort: { sortField: 'date', sortOrder: 'desc' },
  finish: (entries) => entries.filter(isShown),
});
