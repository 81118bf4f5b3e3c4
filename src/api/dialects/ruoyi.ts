import type { Dialect } from './dialect-schema.ts';
import { ours } from './ours.ts';

/** RuoYi-Vue. Content is generated there, with the module names in `path` (docs/dialects.md). */
export const ruoyi: Dialect = {
  ...ours,
  prefix: '/prod-api',
  success: { field: 'code', values: [200] },
  query: {
    pageNo: 'pageNum',
    pageSize: 'pageSize',
    sortField: 'orderByColumn',
    sortOrder: 'isAsc',
    orders: { asc: 'ascending', desc: 'descending' },
    keyword: 'searchValue',
  },
  dates: 'local',
  // Its `url` has the host that the server believes to have.
  upload: { field: 'file', address: 'fileName' },
  permissions: 'permissions',
  signUp: false,
  verbs: {
    page: 'GET {path}/list',
    // Without a size it answers ten rows.
    list: 'GET {path}/list?pageNum=1&pageSize=500',
    one: 'GET {path}/{id}',
    create: 'POST {path}',
    update: 'PUT {path}',
    delete: 'DELETE {path}/{id}',
  },
  calls: {
    ...ours.calls,
    'POST /user/login': 'POST /login',
    'POST /user/logout': 'POST /logout',
    'GET /user/info': 'GET /getInfo',
    // With the roles that a new user may be given.
    'GET /user/roles': 'GET {path}/',
    'GET /system/captcha': 'GET /captchaImage',
    'POST /file': 'POST /common/upload',
    'PUT /user/update-password': 'PUT {path}/resetPwd',
    'PUT /user/reset-status': 'PUT {path}/changeStatus',
    'GET /user/get-import-template': 'POST {path}/importTemplate',
    'GET /user/export': 'POST {path}/export',
    'POST /user/import': 'POST {path}/importData',
    'GET /user/recycle/show': null,
    'GET /links/get': 'GET {path}/list?pageNum=1&pageSize=500',
    'GET /scroller/get': 'GET {path}/list?pageNum=1&pageSize=500',
    'GET /notice/get': 'GET {path}/list?pageNum=1&pageSize=500',
  },
  resources: {
    '/user': {
      path: '/system/user',
      permission: 'system:user',
      keyword: 'userName',
      fields: {
        id: 'userId',
        username: 'userName',
        nickname: 'nickName',
        phone: 'phonenumber',
        lastLoginTime: 'loginDate',
        lastLoginIp: 'loginIp',
        role: null,
      },
      values: { status: { 0: '0', 1: '1' } },
      siblings: ['roleIds', 'postIds'],
      roles: { id: 'roleId', name: 'roleName' },
    },
    '/notice': {
      path: '/system/notice',
      permission: 'system:notice',
      keyword: 'noticeTitle',
      fields: {
        id: 'noticeId',
        title: 'noticeTitle',
        content: 'noticeContent',
        type: 'noticeType',
        pinned: null,
        publishTime: null,
        expireTime: null,
      },
      values: { type: { notice: '1', bulletin: '2' }, status: { 0: '0', 1: '1' } },
    },
  },
};
