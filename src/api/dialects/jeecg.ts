import type { Dialect } from './dialect-schema.ts';
import { ours } from './ours.ts';

/** JeecgBoot. */
export const jeecg: Dialect = {
  ...ours,
  prefix: '/jeecg-boot',
  query: {
    pageNo: 'pageNo',
    pageSize: 'pageSize',
    sortField: 'column',
    sortOrder: 'order',
    keyword: 'keyWord',
  },
  dates: 'local',
  token: { header: 'X-Access-Token', form: '{token}' },
  verbs: {
    page: 'GET {path}/list',
    one: 'GET {path}/queryById',
    create: 'POST {path}/add',
    update: 'PUT {path}/edit',
  },
  calls: {
    ...ours.calls,
    'POST /user/login': 'POST /sys/login',
    'POST /user/logout': 'POST /sys/logout',
    'POST /file': 'POST /sys/common/upload',
  },
};
