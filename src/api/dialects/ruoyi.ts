import type { Dialect } from './dialect-schema.ts';
import { ours } from './ours.ts';

const WHOLE = 'GET {path}/list?pageNum=1&pageSize=500';

/** A generated type of a module; permissions begin with the same two words. Lists are searched by one column. */
const generated = (path: string, keyword: string | null) => ({ path, keyword });

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
  },
  dates: 'local',
  // Its `url` has the host that the server believes to have.
  upload: { field: 'file', address: 'fileName' },
  permissions: 'permissions',
  password: { min: 5, max: 20 },
  signUp: false,
  verbs: {
    page: 'GET {path}/list',
    // Without a size it answers ten rows.
    list: WHOLE,
    one: 'GET {path}/{id}',
    create: 'POST {path}',
    update: 'PUT {path}',
    delete: 'DELETE {path}/{id}',
  },
  calls: {
    'POST /user/login': 'POST /login',
    'POST /user/logout': 'POST /logout',
    'GET /user/info': 'GET /getInfo',
    'GET /user/permissions': null,
    'POST /user/refresh': null,
    // With the roles that a new user may be given.
    'GET /user/roles': 'GET {path}/',
    'GET /system/captcha': 'GET /captchaImage',
    'POST /file': 'POST /common/upload',
    'PUT /user/update-password': 'PUT {path}/resetPwd',
    'PUT /user/reset-status': 'PUT {path}/changeStatus',
    'GET /user/get-import-template': 'POST {path}/importTemplate',
    'GET /user/export': 'POST {path}/export',
    'POST /user/import': 'POST {path}/importData?updateSupport=true',
    'GET /user/recycle/show': null,
    'PUT /show/update': null,
    'DELETE /show/delete': null,
    'GET /product/export-excel': 'POST {path}/export',
    'GET /links/get': WHOLE,
    'GET /scroller/get': WHOLE,
    'GET /notice/get': WHOLE,
    'GET /contract/all': WHOLE,
    'GET /access-log/get': 'GET {path}/list',
    // Its `list` has all items, for the back office.
    'GET /menu/show': WHOLE,
    'GET /menu/list': 'GET {path}/header',
    'GET /menu/system/list': 'GET {path}/system',
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
        titleEn: null,
        contentEn: null,
      },
      values: { type: { notice: '1', bulletin: '2' }, status: { 0: '0', 1: '1' } },
    },
    '/news': generated('/content/news', 'title'),
    '/news-category': generated('/content/news-category', 'name'),
    '/product': generated('/content/product', 'name'),
    '/product-category': generated('/content/product-category', 'name'),
    '/job': generated('/content/job', 'title'),
    '/develop': generated('/content/develop', 'title'),
    '/honor': generated('/content/honor', 'name'),
    '/links': generated('/site/links', 'name'),
    '/scroller': generated('/site/scroller', 'title'),
    '/contract': generated('/site/contract', 'title'),
    // Its searchable fields are filters.
    '/access-log': generated('/system/access-log', null),
    // Its uploads make no records.
    '/show': null,
    '/download': null,
    // `/system/menu` is that of its own back office.
    '/menu': { ...generated('/site/menu', 'title'), permission: 'site:menu' },
  },
};
