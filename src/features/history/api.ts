import { pagedList } from '#src/api/records/queries.ts';
import { HistoryEntry } from './schema.ts';

// The API's name for the history.
const NAME = 'develop';

export const historyApi = {
  name: NAME,
  page: pagedList(NAME, HistoryEntry, 'GET /develop/page'),
};
