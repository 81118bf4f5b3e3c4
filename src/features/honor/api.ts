import { pagedList } from '#src/api/resource.ts';
import { Honor } from './schema.ts';

const NAME = 'honor';

export const honorApi = {
  page: pagedList(NAME, Honor, 'GET /honor/page'),
};
