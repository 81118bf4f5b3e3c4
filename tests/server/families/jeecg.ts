import { jeecg as dialect } from '#src/api/dialects/jeecg.ts';
import { type Family, pageIn } from './start-family.ts';

// What JeecgBoot's controllers say that they answer; it was not seen to run.

const ok = (result: unknown) => ({ body: { success: true, code: 200, message: '', result } });
const refused = (message: string, code = 500) => ({
  body: { success: false, code, message, result: null },
});

type Row = Record<string, unknown> & { id: string };

/** The server, and what it stores. */
export function jeecgBoot(): Family & { data: { users: Row[] } } {
  const users: Row[] = ['admin', 'jeecg', 'zhagnxiao'].map((username, index) => ({
    id: `e9ca23d68d884d4ebb19d07889727da${index}`,
    username,
    realname: '管理员',
    avatar: 'temp/a.png',
    phone: '18611111111',
    email: 'a@b.cn',
    status: 1,
    relTenantIds: '1001',
    post: '1185040064792571906',
    createTime: '2019-06-21 17:54:10',
  }));
  const roles = new Map(users.map(({ id }, index) => [id, index === 2 ? '' : 'r1,r2']));
  const departs = new Map(users.map(({ id }, index) => [id, index === 2 ? '' : 'd1']));
  const passwords = new Map([['admin', '123456']]);
  const withSession: Family['routes'] = [
    ['POST', /^\/sys\/logout$/, () => ok(null)],
    [
      'GET',
      /^\/sys\/role\/queryall$/,
      () =>
        ok([
          { id: 'r1', roleName: '管理员', roleCode: 'admin' },
          { id: 'r2', roleName: '用户', roleCode: 'user' },
        ]),
    ],
    [
      'GET',
      /^\/sys\/user\/list$/,
      ({ query }) => {
        const fits = (name: string) => (row: Row) => [null, row[name]].includes(query.get(name));
        const found = users
          .filter(fits('id'))
          .filter(fits('username'))
          .map((row) => ({
            ...row,
            belongDepIds: departs.get(row.id),
            ...(roles.has(row.id) && { status: row.status }),
          }));
        const { rows, total } = pageIn(found, query, 'pageNo');
        return ok({ records: rows, total, size: 10, current: 1 });
      },
    ],
    [
      'GET',
      /^\/sys\/user\/queryUserRole$/,
      ({ query }) => {
        const ids = roles.get(query.get('userid') ?? '');
        return ids ? ok(ids.split(',')) : refused('未找到用户相关角色信息');
      },
    ],
    [
      'GET',
      /^\/sys\/user\/userDepartList$/,
      ({ query }) => {
        const ids = departs.get(query.get('userId') ?? '');
        return ids
          ? ok(ids.split(',').map((key) => ({ key, value: key, title: '部门' })))
          : refused('查找失败');
      },
    ],
    [
      'PUT',
      /^\/sys\/user\/edit$/,
      ({ body: { selectedroles, selecteddeparts, ...body } }) => {
        const user = users.find(({ id }) => id === body.id);
        if (!user) return refused('未找到对应实体');
        // What is not sent is kept in the user, and removed beside it.
        Object.assign(user, body, { relTenantIds: body.relTenantIds ?? '', post: body.post ?? '' });
        roles.set(user.id, typeof selectedroles === 'string' ? selectedroles : '');
        departs.set(user.id, typeof selecteddeparts === 'string' ? selecteddeparts : '');
        return ok(null);
      },
    ],
    [
      'POST',
      /^\/sys\/user\/add$/,
      ({ body: { selectedroles, password, ...body } }) => {
        const user = { ...body, id: 'new', status: 1 };
        users.push(user);
        roles.set('new', typeof selectedroles === 'string' ? selectedroles : '');
        passwords.set(String(body.username), String(password));
        return ok(null);
      },
    ],
    [
      'PUT',
      /^\/sys\/user\/frozenBatch$/,
      ({ body }) => {
        Object.assign(users.find(({ id }) => id === body.ids) ?? {}, {
          status: Number(body.status),
        });
        return ok(null);
      },
    ],
    [
      'PUT',
      /^\/sys\/user\/changePassword$/,
      ({ body }) => {
        passwords.set(String(body.username), String(body.password));
        return ok(null);
      },
    ],
    [
      'DELETE',
      /^\/sys\/user\/delete$/,
      ({ query }) => {
        users.splice(
          users.findIndex(({ id }) => id === query.get('id')),
          1,
        );
        return ok(null);
      },
    ],
    [
      'POST',
      /^\/sys\/common\/upload$/,
      () => ({ body: { success: true, code: 0, message: 'temp/a_1.png', result: null } }),
    ],
  ];
  const keys = new Set<string>();
  return {
    dialect,
    header: 'X-Access-Token',
    data: {
      get users() {
        return users.map((user) => ({
          ...user,
          roles: roles.get(user.id),
          departs: departs.get(user.id),
        }));
      },
    },
    routes: [
      [
        'GET',
        /^\/sys\/randomImage\/(\w+)$/,
        ({ path: [key = ''] }) => {
          keys.add(key);
          return ok('data:image/jpg;base64,/9j/4AAQSkZJRg==');
        },
      ],
      [
        'POST',
        /^\/sys\/login$/,
        ({ body }) => {
          if (!keys.has(String(body.checkKey)) || body.captcha !== 'ab12')
            return refused('验证码错误', 412);
          if (passwords.get(String(body.username)) !== body.password)
            return refused('用户名或密码错误');
          const userInfo = users.find(({ username }) => username === body.username);
          return ok({ token: 'access', userInfo });
        },
      ],
      ...withSession.map(([method, path, answer]): Family['routes'][number] => [
        method,
        path,
        (asked) =>
          asked.token === 'access' ? answer(asked) : refused('Token失效，请重新登录', 401),
      ]),
    ],
  };
}
