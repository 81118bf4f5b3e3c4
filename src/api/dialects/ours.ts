import type { Dialect } from './dialect-schema.ts';

/** The dialect of the specification. */
export const ours: Dialect = {
  prefix: '/api',
  success: { field: 'success', values: [true, 1] },
  query: {
    pageNo: 'pageNo',
    pageSize: 'pageSize',
    sortField: 'sortField',
    sortOrder: 'sortOrder',
    keyword: 'keyword',
  },
  dates: 'iso',
  shownStatus: 0,
  credentials: { username: 'username', password: 'password' },
  password: { min: 8, max: 64 },
  token: { header: 'Authorization', form: 'Bearer {token}' },
  upload: { field: 'file', address: 'url' },
  englishField: '{field}En',
  permissions: null,
  signUp: true,
  verbs: {},
  // Beyond the specification.
  calls: {
    'GET /user/info': null,
    'GET /user/permissions': null,
    'POST /user/refresh': null,
    'GET /user/roles': null,
    'PUT /show/update': null,
    'DELETE /show/delete': null,
  },
  resources: {},
};
