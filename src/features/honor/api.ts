import { pagedList } from '#src/api/records/queries.ts';
import { Honor } from './schema.ts';

export const honorApi = {
  page: pagedList('honor', Honor, 'GET /honor/page'),
};
