import { pagedList } from '#src/api/resource.ts';
import { Honor } from './schema.ts';

export const honorApi = {
  page: pagedList('honor', Honor, 'GET /honor/page'),
};
