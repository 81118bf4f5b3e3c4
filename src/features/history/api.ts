import { pagedList } from '#src/api/resource.ts';
import { HistoryEntry } from './schema.ts';

const NAME = 'develop';

export const historyApi = {
  page: pagedList(NAME, HistoryEntry, 'GET /develop/page'),
};
