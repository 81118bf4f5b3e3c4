import type { Dialect } from '#src/api/dialects/dialect-schema.ts';
import { ours } from '#src/api/dialects/ours.ts';
import { NO_CONTENT } from './no-content.ts';
import { type Family, pageIn, without } from './start-family.ts';

// What nest-admin of buqiyuan was seen to answer.

const dialect: Dialect = {
  ...ours,
  prefix: '/api',
  success: { field: 'code', values: [200] },
  query: {
    pageNo: 'page',
    pageSize: 'pageSize',
    sortField: 'field',
    sortOrder: 'order',
    keyword: 'username',
    largest: 100,
  },
  dates: 'local',
  shownStatus: 1,
  credentials: { username: 'username', password: 'password', captcha: 'verifyCode' },
  password: { min: 6, max: 16 },
  endedSession: [1101, 1105],
  permissions: 'permissions',
  permissionWords: { add: 'create', edit: 'update', remove: 'delete', resetPwd: 'password:update' },
  upload: { field: 'file', address: 'filename' },
  signUp: false,
  verbs: {
    page: 'GET {path}',
    one: 'GET {path}/{id}',
    create: 'POST {path}',
    update: 'PUT {path}/{id}',
    delete: 'DELETE {path}/{id}',
  },
  calls: {
    ...ours.calls,
    'POST /user/login': 'POST /auth/login',
    'POST /user/logout': 'GET /account/logout',
    'GET /user/info': 'GET /account/profile',
    'GET /user/permissions': 'GET /account/permissions',
    'GET /user/roles': 'GET /system/roles?pageSize=100',
    'GET /system/captcha': 'GET /auth/captcha/img',
    'POST /file': 'POST /tools/upload',
    'PUT /user/update-password': 'POST {path}/{id}/password',
    'PUT /user/reset-status': { call: 'PUT {path}/{id}', body: { status: '{status}' } },
    'GET /user/get-import-template': null,
    'GET /user/export': null,
    'POST /user/import': null,
    'GET /user/recycle/show': null,
  },
  resources: {
    '/user': {
      path: '/system/users',
      permission: 'system:user',
      fields: {
        role: null,
        createTime: 'createdAt',
        updateTime: 'updatedAt',
        lastLoginTime: null,
        lastLoginIp: null,
      },
      roles: { id: 'id', name: 'name' },
    },
    ...NO_CONTENT,
    '/notice': null,
  },
};

const PERMISSIONS = ['list', 'read', 'create', 'update', 'delete', 'password:update'].map(
  (word) => `system:user:${word}`,
);
const ROLES = [
  { id: 1, value: 'admin', name: '管理员', status: 1, default: null },
  { id: 2, value: 'user', name: '用户', status: 1, default: true },
];

const ok = (data: unknown) => ({ body: { code: 200, message: 'success', data } });
const refused = (code: number, message: string, status = 200) => ({
  status,
  body: { code, message, data: null },
});

type Row = Record<string, unknown> & { id: number };

/** The server, and what it stores. */
export function nestAdmin(): Family & { data: { users: Row[] } } {
  const users: Row[] = Array.from({ length: 130 }, (_none, index) => ({
    id: index + 1,
    username: index === 0 ? 'admin' : `user${index + 1}`,
    nickname: 'bqy',
    avatar: null,
    qq: '1743369777',
    email: '1743369777@qq.com',
    phone: '10086',
    remark: '管理员',
    status: 1,
    roles: ROLES,
    dept: { id: 4, name: '华中分部' },
    createdAt: '2020-12-10 16:49:26',
    updatedAt: '2024-01-29 17:49:27',
    password: 'a123456',
  }));
  const find = (id = '') => users.find((row) => String(row.id) === id);
  const sent = (row: Row) => without(row, 'password');
  const withSession: Family['routes'] = [
    ['GET', /^\/account\/logout$/, () => ok(null)],
    ['GET', /^\/account\/profile$/, () => ok(users.slice(0, 1).map(sent)[0])],
    ['GET', /^\/account\/permissions$/, () => ok(PERMISSIONS)],
    ['GET', /^\/system\/roles$/, () => ok({ items: ROLES, meta: { totalItems: 2 } })],
    [
      'GET',
      /^\/system\/users$/,
      ({ query }) => {
        const rows = users.filter(
          (row) =>
            String(row.username).includes(query.get('username') ?? '') &&
            [null, String(row.status)].includes(query.get('status')),
        );
        const { rows: items, total, isTooLarge } = pageIn(rows, query, 'page');
        if (isTooLarge) return refused(422, 'pageSize must not be greater than 100', 422);
        return ok({ items: items.map(sent), meta: { totalItems: total, itemCount: items.length } });
      },
    ],
    [
      'GET',
      /^\/system\/users\/(\d+)$/,
      ({ path: [id] }) => ok(find(id) && sent(find(id) ?? { id: 0 })),
    ],
    [
      'POST',
      /^\/system\/users$/,
      ({ body: { roleIds, ...body } }) => {
        if (!Array.isArray(roleIds) || roleIds.length === 0)
          return refused(422, 'roleIds should not be empty', 422);
        const roles = ROLES.filter(({ id }) => roleIds.includes(id));
        users.push({ ...body, id: users.length + 1, roles });
        return ok(null);
      },
    ],
    [
      'PUT',
      /^\/system\/users\/(\d+)$/,
      ({ path: [id], body: { roleIds, nickname, status } }) => {
        const user: Row = find(id) ?? { id: 0 };
        if (nickname !== undefined) user.nickname = nickname;
        if (status !== undefined) user.status = status;
        if (Array.isArray(roleIds)) user.roles = ROLES.filter((role) => roleIds.includes(role.id));
        return ok(null);
      },
    ],
    [
      'POST',
      /^\/system\/users\/(\d+)\/password$/,
      ({ path: [id], body }) => {
        Object.assign(find(id) ?? {}, { password: body.password });
        return ok(null);
      },
    ],
    [
      'DELETE',
      /^\/system\/users\/(\d+)$/,
      ({ path: [id] }) => {
        users.splice(
          users.findIndex((row) => String(row.id) === id),
          1,
        );
        return ok(null);
      },
    ],
    ['POST', /^\/tools\/upload$/, () => ok({ filename: '/upload/2026-11-28/图片/a.png' })],
  ];
  return {
    dialect,
    header: 'Authorization',
    data: { users },
    routes: [
      [
        'GET',
        /^\/auth\/captcha\/img$/,
        () => ok({ img: 'data:image/svg+xml;base64,PHN2Zy8+', id: 'c-1' }),
      ],
      [
        'POST',
        /^\/auth\/login$/,
        ({ body }) => {
          if (body.captchaId !== 'c-1' || body.verifyCode !== 'ab12')
            return refused(1002, '验证码填写有误');
          const user = users.find(({ username }) => username === body.username);
          if (user?.password !== body.password) return refused(1003, '用户名密码有误');
          return ok({ token: 'access' });
        },
      ],
      ...withSession.map(([method, path, answer]): Family['routes'][number] => [
        method,
        path,
        (asked) =>
          asked.token === 'Bearer access' ? answer(asked) : refused(1101, '登录无效，请重新登录'),
      ]),
    ],
  };
}
