import type { Dialect } from './dialect-schema.ts';
import { ours } from './ours.ts';

/** Spring Data REST and servers like it. */
export const spring: Dialect = {
  ...ours,
  prefix: '/api/v1',
  query: { pageIndex: 'page', pageSize: 'size', sort: 'sort', keyword: 'q' },
  verbs: {
    page: 'GET {path}',
    one: 'GET {path}/{id}',
    create: 'POST {path}',
    update: 'PUT {path}/{id}',
    delete: 'DELETE {path}/{id}',
  },
};
