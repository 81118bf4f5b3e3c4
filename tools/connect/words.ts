import type { Dialect } from '#src/api/dialects/dialect-schema.ts';

// What servers call things: addresses that are tried, and names that are recognised. The likelier come first.

/** Where servers have an OpenAPI document. */
export const DOCUMENTS =
  '/v3/api-docs /swagger-json /api-json /openapi.json /api-docs-json /api-docs/json /swagger.json /docs-json /v2/api-docs /swagger-ui-json /swagger/v1/swagger.json'.split(
    ' ',
  );

export const PREFIXES =
  '/api /api/v1 /prod-api /dev-api /jeecg-boot /admin-api /api/cms /api/admin /v1 /admin'
    .split(' ')
    .concat('');

/** An address that no server has, to learn what it answers then. */
export const NOWHERE = '/connect-looks-for-nothing';

/** Addresses of single calls, where no document names them. */
export const ADDRESSES = {
  login:
    '/auth/login /login /user/login /sys/login /account/login /admin/login /system/auth/login /passport/login /auth/sign-in',
  captcha:
    '/auth/captcha /captchaImage /sys/randomImage/{id} /system/captcha /auth/captcha/img /captcha /auth/code /user/captcha /captcha/image',
  info: '/user/info /getInfo /users/me /account/profile /auth/me /auth/info /auth/user-info /sys/user/getUserInfo /user/profile /user/me /profile /me',
  /** What only a session can read, where nothing tells who signed in. */
  protected: '/user/page /users /system/user/list /sys/user/list /user/list /user',
  permissions: '/user/permissions /account/permissions /auth/permissions /users/permissions',
  logout:
    'POST /user/logout|POST /logout|DELETE /auth/logout|GET /account/logout|POST /auth/logout|POST /sys/logout|GET /logout',
} as const;

/** Below the path of the users' area: the roles that a user may be given. */
export const ROLES = 'roles/options role/options role/simple-list role/queryall roles role/list';

/** Paths of users, and what their lists have behind it. */
export const USERS =
  '/user /users /system/user /system/users /sys/user /admin/user /admin/users /sys/users';
export const LIST_FORMS = ['/page', '', '/list', '/index', '/pageList'];

/** By the first part of our path: words that other servers have as the last part of theirs. */
export const TYPES: Record<string, string> = {
  '/notice': 'notice notices announcement announcements',
  '/news': 'news article articles',
  '/news-category': 'news-category newsCategory article-category categories category',
  '/product': 'product products goods',
  '/product-category': 'product-category productCategory goods-category',
  '/job': 'job jobs recruitment',
  '/develop': 'develop history',
  '/honor': 'honor honors certificate',
  '/links': 'links link friend-link',
  '/scroller': 'scroller banner banners carousel',
  '/contract': 'contract company-info company',
  '/access-log': 'access-log visits',
  // Back offices have a menu of their own at such paths.
  '/menu': '',
  '/show': 'show photo',
};

/** Parameters of pages: what counts, its name, the name of the size. */
export const PAGING: readonly ['pageNo' | 'pageIndex' | 'offset', string, string][] = [
  ['pageNo', 'pageNo', 'pageSize'],
  ['pageNo', 'pageNum', 'pageSize'],
  ['pageNo', 'page', 'pageSize'],
  ['pageNo', 'current', 'pageSize'],
  ['pageNo', 'page', 'limit'],
  ['pageNo', 'page', 'size'],
  ['pageNo', 'current', 'size'],
  ['pageNo', 'pageIndex', 'pageSize'],
  ['offset', 'offset', 'limit'],
  ['offset', 'skip', 'take'],
];

/** Parameters of the order: of field and order, or of both in one; with the two words, where they are others. */
export const SORTING = [
  'sortField sortOrder',
  'orderByColumn isAsc ascending descending',
  'column order',
  'field order',
  'field order ASC DESC',
  'sort',
  'sort order',
  'sortBy sortOrder',
  'sortBy order',
  'orderBy order',
];

export const KEYWORDS = 'keyword keywords keyWord search q query searchText'.split(' ');

export const TOKENS: readonly Dialect['token'][] = [
  { header: 'Authorization', form: 'Bearer {token}' },
  { header: 'X-Access-Token', form: '{token}' },
  { header: 'token', form: '{token}' },
  { header: 'Authorization', form: '{token}' },
  { header: 'X-Token', form: '{token}' },
  { header: 'satoken', form: '{token}' },
];

/** Other names of our fields, besides those that differ in `_`, in capitals, or in the type before it (`noticeTitle`). */
export const FIELD_WORDS: Record<string, string> = {
  id: '_id uuid uid',
  username: 'account loginName name',
  nickname: 'realname displayName fullName trueName name',
  phone: 'phonenumber mobile mobilePhone tel telephone cellphone',
  email: 'mail',
  avatar: 'avatarUrl headImg portrait photo',
  remark: 'remarks note description memo',
  lastLoginTime: 'loginDate lastLoginAt lastLoginDate loginTime lastLogin',
  lastLoginIp: 'loginIp lastIp',
  createTime: 'createdAt createDate createdTime gmtCreate created',
  updateTime: 'updatedAt updateDate updatedTime gmtModified updated',
  status: 'publishStatus state enabled enable isEnabled isActive',
  title: 'name subject',
  name: 'title',
  content: 'body text html',
  type: 'kind category',
  pinned: 'isTop top sticky',
  publishTime: 'publishedAt publishDate releaseTime',
  expireTime: 'expiredAt endTime',
  summary: 'description intro abstract digest',
  cover: 'image img picture thumb thumbnail coverImg pic',
  image: 'img picture pic cover imageUrl',
  url: 'link href',
  link: 'url href',
  sort: 'orderNum order orderBy seq weight sortNo',
  views: 'viewCount readCount hits',
};

/** What a permission may end with, by our word. */
export const PERMISSION_WORDS: Record<string, string> = {
  list: 'list query page read',
  add: 'add create save insert',
  edit: 'edit update modify',
  remove: 'remove delete del',
  import: 'import',
  export: 'export',
  resetPwd: 'resetPwd reset-password password:reset password:update password reset',
};

/** The usual calls of a resource, by how its list and its one record are read. */
export const VERBS: { page: string; one: string; verbs: Dialect['verbs'] }[] = [
  { page: '/page', one: '/get', verbs: {} },
  {
    page: '/list',
    one: '/{id}',
    verbs: { create: 'POST {path}', update: 'PUT {path}', delete: 'DELETE {path}/{id}' },
  },
  {
    page: '/list',
    one: '/queryById',
    verbs: { create: 'POST {path}/add', update: 'PUT {path}/edit' },
  },
  {
    page: '/index',
    one: '/get',
    verbs: { create: 'POST {path}/add', update: 'POST {path}/edit', delete: 'POST {path}/del' },
  },
  {
    page: '',
    one: '/{id}',
    verbs: { create: 'POST {path}', update: 'PUT {path}/{id}', delete: 'DELETE {path}/{id}' },
  },
];
export const ONE_FORMS = ['/get?id={id}', '/{id}/form', '/{id}', '/queryById?id={id}'];

/** What a sign-in calls the code of a captcha. */
export const CODES = 'verifyCode captchaCode code captcha verCode'.split(' ');

/** Single calls of servers without a preset, by their sign-in and captcha: what no answer shows. */
export const FAMILIES: {
  captcha: string;
  login: string;
  dialect: Partial<Pick<Dialect, 'calls' | 'credentials' | 'upload' | 'password'>>;
}[] = [
  {
    // youlai: the servers of vue3-element-admin.
    captcha: 'GET /auth/captcha',
    login: 'POST /auth/login',
    dialect: {
      calls: {
        'POST /user/logout': 'DELETE /auth/logout',
        'POST /user/refresh': 'POST /auth/refresh-token?refreshToken={refreshToken}',
        'POST /file': 'POST /files',
        'PUT /user/update-password': 'PUT {path}/{id}/password/reset?password={password}',
        'PUT /user/reset-status': 'PATCH {path}/{id}/status?status={status}',
        'GET /user/get-import-template': 'GET {path}/template',
        'GET /user/export': 'GET {path}/export',
        'POST /user/import': 'POST {path}/import',
      },
    },
  },
  {
    // nest-admin of buqiyuan.
    captcha: 'GET /auth/captcha/img',
    login: 'POST /auth/login',
    dialect: {
      credentials: { username: 'username', password: 'password', captcha: 'verifyCode' },
      upload: { field: 'file', address: 'filename' },
      password: { min: 6, max: 16 },
      calls: {
        'POST /user/logout': 'GET /account/logout',
        'POST /file': 'POST /tools/upload',
        'PUT /user/update-password': 'POST {path}/{id}/password',
        'PUT /user/reset-status': { call: 'PUT {path}/{id}', body: { status: '{status}' } },
        'GET /user/get-import-template': null,
        'GET /user/export': null,
        'POST /user/import': null,
      },
    },
  },
];
