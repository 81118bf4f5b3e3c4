import { pagedList } from '#src/api/resource.ts';
import { HistoryEntry } from './schema.ts';

export const historyApi = {
  page: pagedList('develop', HistoryEntry, 'GET /develop/page'),
};
