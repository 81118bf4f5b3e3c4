import type { Dialect } from '#src/api/dialects/dialect-schema.ts';
import { ours } from '#src/api/dialects/ours.ts';
import { NO_CONTENT } from './no-content.ts';
import { type Family, pageIn, without } from './start-family.ts';

// What youlai-nest, the server of vue3-element-admin, was seen to answer.

const dialect: Dialect = {
  ...ours,
  prefix: '/api/v1',
  success: { field: 'code', values: ['00000'] },
  query: { pageNo: 'pageNum', pageSize: 'pageSize', keyword: 'keywords', largest: 100 },
  dates: 'local',
  shownStatus: 1,
  permissions: 'perms',
  permissionWords: { add: 'create', edit: 'update', remove: 'delete', resetPwd: 'reset-password' },
  signUp: false,
  verbs: {
    page: 'GET {path}',
    list: 'GET {path}?pageNum=1&pageSize=100',
    one: 'GET {path}/{id}/form',
    create: 'POST {path}',
    update: 'PUT {path}/{id}',
    delete: 'DELETE {path}/{id}',
  },
  calls: {
    ...ours.calls,
    'POST /user/login': 'POST /auth/login',
    'POST /user/logout': 'DELETE /auth/logout',
    'GET /user/info': 'GET /users/me',
    'POST /user/refresh': 'POST /auth/refresh-token?refreshToken={refreshToken}',
    'GET /user/roles': 'GET /roles/options',
    'GET /system/captcha': 'GET /auth/captcha',
    'POST /file': 'POST /files',
    'PUT /user/update-password': 'PUT {path}/{id}/password/reset?password={password}',
    'PUT /user/reset-status': 'PATCH {path}/{id}/status?status={status}',
    'GET /user/get-import-template': 'GET {path}/template',
    'GET /user/export': 'GET {path}/export',
    'GET /user/recycle/show': null,
    'GET /notice/get': 'GET {path}?pageNum=1&pageSize=100',
    'GET /notice/publishStatus': 'GET {path}/{id}/detail',
    'PUT /notice/show': 'PUT {path}/{id}/publish',
    'PUT /notice/hide': 'PUT {path}/{id}/revoke',
  },
  resources: {
    '/user': {
      path: '/users',
      permission: 'sys:user',
      fields: { phone: 'mobile', role: null, remark: null, lastLoginTime: null, lastLoginIp: null },
      roles: { id: 'value', name: 'label' },
    },
    '/notice': {
      path: '/notices',
      permission: 'sys:notice',
      fields: { status: 'publishStatus', pinned: null, publishTime: null, expireTime: null },
      values: { type: { notice: 1, bulletin: 2 } },
      siblings: [{ name: 'publishStatus' }],
      defaults: { level: 'L', targetType: 1 },
    },
    ...NO_CONTENT,
  },
};

const PERMISSIONS = ['list', 'create', 'update', 'delete', 'reset-password'].map(
  (word) => `sys:user:${word}`,
);
const TOKEN = 'Bearer access';

const ok = (data: unknown) => ({ body: { code: '00000', msg: '成功', data } });
const refused = (code: string, msg: string, status = 400) => ({
  status,
  body: { code, msg, data: null },
});
const ENDED = refused('A0230', '访问令牌无效或已过期', 401);

type Row = Record<string, unknown> & { id: string };

export type YoulaiData = { users: Row[]; notices: Row[] };

/** The server, and what it stores. */
export function youlai(): Family & { data: YoulaiData } {
  const users: Row[] = Array.from({ length: 130 }, (_none, index) => ({
    id: String(index + 1),
    username: index === 0 ? 'admin' : `user${index + 1}`,
    nickname: '有来',
    mobile: '17621210366',
    gender: 1,
    avatar: '',
    email: '',
    status: 1,
    deptId: '1',
    roleIds: ['2', '3'],
    createTime: '2019-10-10 13:41:22',
    password: '123456',
  }));
  const notices: Row[] = [];
  const found = (rows: Row[], id = ''): Row => find(rows, id) ?? { id };
  const find = (rows: Row[], id = '') => rows.find((row) => row.id === id);
  const withSession: Family['routes'] = [
    ['DELETE', /^\/auth\/logout$/, () => ok(null)],
    [
      'GET',
      /^\/users\/me$/,
      () =>
        ok({
          userId: '1',
          username: 'admin',
          nickname: '有来',
          roles: ['ADMIN'],
          perms: PERMISSIONS,
        }),
    ],
    [
      'GET',
      /^\/roles\/options$/,
      () =>
        ok([
          { value: '2', label: '系统管理员' },
          { value: '3', label: '访客' },
        ]),
    ],
    [
      'GET',
      /^\/(users|notices)$/,
      ({ path: [name], query }) => {
        const words = query.get('keywords') ?? '';
        const rows = (name === 'users' ? users : notices.toReversed()).filter(
          (row) =>
            String(row.username ?? row.title).includes(words) &&
            [null, String(row.status)].includes(query.get('status')),
        );
        const { rows: list, total, isTooLarge } = pageIn(rows, query, 'pageNum');
        if (isTooLarge) return refused('A0400', 'pageSize must not be greater than 100', 200);
        return ok({
          list: list.map((row) => without(row, 'roleIds', 'password')),
          total,
        });
      },
    ],
    [
      'GET',
      /^\/users\/(\d+)\/form$/,
      ({ path: [id] }) => {
        return ok(without(found(users, id), 'createTime', 'password'));
      },
    ],
    [
      'PUT',
      /^\/users\/(\d+)$/,
      ({ path: [id], body }) => {
        if (!Array.isArray(body.roleIds) || body.roleIds.length === 0)
          return refused('B0001', '角色不能为空');
        Object.assign(find(users, id) ?? {}, body);
        return ok(true);
      },
    ],
    [
      'POST',
      /^\/users$/,
      ({ body }) => {
        users.push({ ...body, id: String(users.length + 1) });
        return ok(true);
      },
    ],
    [
      'PATCH',
      /^\/users\/(\d+)\/status$/,
      ({ path: [id], query }) => {
        Object.assign(find(users, id) ?? {}, { status: Number(query.get('status') ?? NaN) });
        return ok(true);
      },
    ],
    [
      'PUT',
      /^\/users\/(\d+)\/password\/reset$/,
      ({ path: [id], query }) => {
        Object.assign(find(users, id) ?? {}, { password: query.get('password') });
        return ok(true);
      },
    ],
    [
      'DELETE',
      /^\/users\/(\d+)$/,
      ({ path: [id] }) => {
        users.splice(
          users.findIndex((row) => row.id === id),
          1,
        );
        return ok({ success: true });
      },
    ],
    [
      'POST',
      /^\/notices$/,
      ({ body: { title, content, type, level, targetType } }) => {
        if (!level || !targetType || !Number.isInteger(type))
          return refused('A0400', 'level should not be empty');
        const id = String(notices.length + 1);
        notices.push({
          id,
          title,
          content,
          type,
          level,
          targetType,
          targetUserIds: null,
          publishStatus: 0,
        });
        return ok({ success: true });
      },
    ],
    [
      'GET',
      /^\/notices\/(\d+)\/form$/,
      ({ path: [id] }) => {
        return ok({ ...without(found(notices, id), 'publishStatus'), targetUserIds: [] });
      },
    ],
    ['GET', /^\/notices\/(\d+)\/detail$/, ({ path: [id] }) => ok(find(notices, id))],
    [
      'PUT',
      /^\/notices\/(\d+)$/,
      ({ path: [id], body: { title, content, type, level } }) => {
        Object.assign(find(notices, id) ?? {}, { title, content, type, level });
        return ok({ success: true });
      },
    ],
    [
      'PUT',
      /^\/notices\/(\d+)\/(publish|revoke)$/,
      ({ path: [id, act] }) => {
        Object.assign(find(notices, id) ?? {}, { publishStatus: act === 'publish' ? 1 : -1 });
        return ok({ success: true });
      },
    ],
  ];
  return {
    dialect,
    header: 'Authorization',
    data: { users, notices },
    routes: [
      [
        'GET',
        /^\/auth\/captcha$/,
        () => ok({ captchaBase64: 'data:image/svg+xml;base64,PHN2Zy8+', captchaId: 'c-1' }),
      ],
      [
        'POST',
        /^\/auth\/login$/,
        ({ body }) => {
          if (body.captchaId !== 'c-1' || body.captchaCode !== 'ab12')
            return refused('A0240', '验证码错误');
          const user = users.find(({ username }) => username === body.username);
          if (user?.password !== body.password) return refused('A0210', '用户名或密码错误');
          return ok({
            accessToken: 'access',
            refreshToken: 'refresh',
            tokenType: 'Bearer',
            expiresIn: 7200,
          });
        },
      ],
      [
        'POST',
        /^\/auth\/refresh-token$/,
        ({ query }) =>
          query.get('refreshToken') === 'refresh'
            ? ok({ accessToken: 'access', refreshToken: 'refresh' })
            : refused('A0231', '刷新令牌无效或已过期'),
      ],
      ...withSession.map(([method, path, answer]): Family['routes'][number] => [
        method,
        path,
        (asked) => (asked.token === TOKEN ? answer(asked) : ENDED),
      ]),
    ],
  };
}

/** Its OpenAPI document, as far as calls go: `{}` has the fields of a body, `?` the parameters of a query. */
const CALLS = `
  POST /auth/login {username password captchaId captchaCode}
  DELETE /auth/logout
  GET /auth/captcha
  POST /auth/refresh-token?refreshToken
  GET /roles/options
  POST /files
  GET /users/me
  GET /users?pageNum&pageSize&keywords&status
  POST /users
  GET /users/{id}/form
  PUT /users/{id}
  DELETE /users/{ids}
  PATCH /users/{userId}/status?status
  PUT /users/{userId}/password/reset?password
  PUT /users/password {oldPassword newPassword}
  GET /notices?pageNum&pageSize
  POST /notices
  GET /notices/{id}/form
  GET /notices/{id}/detail
  PUT /notices/{id}
  PUT /notices/{id}/publish
  PUT /notices/{id}/revoke
  DELETE /notices/{ids}`;

export function youlaiDocument(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const line of CALLS.trim().split('\n')) {
    const [method = '', address = '', ...fields] = line
      .trim()
      .replaceAll(/ \{|\}$/g, ' ')
      .split(/\s+/);
    const [path = '', query = ''] = address.split('?');
    const parameters = query.split('&').map((name) => ({
      name,
      in: 'query',
      schema: { type: 'string', ...(name === 'pageSize' && { maximum: 100 }) },
    }));
    const properties = Object.fromEntries(fields.filter(Boolean).map((name) => [name, {}]));
    (paths[`/api/v1${path}`] ??= {})[method.toLowerCase()] = {
      parameters,
      requestBody: { content: { 'application/json': { schema: { properties } } } },
      responses: { 200: { description: '' } },
    };
  }
  return { openapi: '3.0.0', paths };
}
