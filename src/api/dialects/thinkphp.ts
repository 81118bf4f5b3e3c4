import type { Dialect } from './dialect-schema.ts';
import { ours } from './ours.ts';

/** Back offices made with ThinkPHP, such as FastAdmin. */
export const thinkphp: Dialect = {
  ...ours,
  prefix: '/api/cms',
  success: { field: 'code', values: [1] },
  query: {
    offset: 'offset',
    pageSize: 'limit',
    sortField: 'sort',
    sortOrder: 'order',
    keyword: 'search',
  },
  dates: 'epoch',
  shownStatus: 1,
  token: { header: 'token', form: '{token}' },
  englishField: '{field}_en',
  upload: { field: 'upload', address: 'path' },
  verbs: {
    page: 'GET {path}/index',
    create: 'POST {path}/add',
    update: 'POST {path}/edit',
    delete: 'POST {path}/del',
  },
};
