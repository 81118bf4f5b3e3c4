import type { Dialect } from './dialect-schema.ts';
import { ours } from './ours.ts';

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
  // The server makes the captcha's picture for a key that the client has chosen.
  credentials: {
    username: 'username',
    password: 'password',
    captcha: 'captcha',
    captchaId: 'checkKey',
  },
  // The address is beside the data, below this path.
  upload: { field: 'file', address: 'message', path: '/sys/common/static/' },
  signUp: false,
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
    'GET /system/captcha': 'GET /sys/randomImage/{id}',
    'POST /file': 'POST /sys/common/upload',
    // The list alone has posts and tenants, which a save without them would remove.
    'GET /user/get': 'GET {path}/list?id={id}',
    'GET /user/roles': 'GET /sys/role/queryall',
    'GET /user/selectedroles': 'GET {path}/queryUserRole?userid={id}',
    'GET /user/selecteddeparts': 'GET {path}/userDepartList?userId={id}',
    'PUT /user/reset-status': {
      call: 'PUT {path}/frozenBatch',
      body: { ids: '{id}', status: '{status}' },
    },
    'PUT /user/update-password': {
      call: 'PUT {path}/changePassword',
      body: { username: '{username}', password: '{password}' },
    },
    'GET /user/recycle/show': 'GET {path}/recycleBin',
    'GET /user/export': 'GET {path}/exportXls',
    'POST /user/import': 'POST {path}/importExcel',
    'GET /user/get-import-template': null,
  },
  resources: {
    '/user': {
      path: '/sys/user',
      keyword: 'username',
      fields: {
        nickname: 'realname',
        roleIds: 'selectedroles',
        remark: null,
        role: null,
        lastLoginTime: null,
        lastLoginIp: null,
      },
      values: { status: { 0: 1, 1: 2 } },
      siblings: [
        { name: 'selectedroles', none: '未找到', isText: true },
        { name: 'selecteddeparts', none: '查找失败', isText: true },
      ],
      roles: { id: 'id', name: 'roleName' },
    },
    // Its uploads make no records.
    '/show': null,
    '/download': null,
  },
};
