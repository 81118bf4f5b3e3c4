import { pagedList } from '#src/api/records/queries.ts';
import { Honor } from './schema.ts';

const NAME = 'honor';

export const honorApi = {
  name: NAME,
  page: pagedList(NAME, Honor, 'GET /honor/page'),
};
