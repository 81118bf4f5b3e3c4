import { http, type HttpHandler, HttpResponse, type JsonBodyType } from 'msw';

type Row = Record<string, JsonBodyType>;
type Made = { call: string; body: unknown };

const PIXEL = 'R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const USERS: Row[] = [
  { userId: 1, userName: 'admin', nickName: '若依', status: '0', password: '$2a$10$hash' },
  { userId: 2, userName: 'ry', nickName: '小若', status: '1', phonenumber: '15666666666' },
];
const ROLES = [
  { roleId: 2, roleName: '普通角色', roleKey: 'common', status: '0' },
  { roleId: 3, roleName: '编辑组', roleKey: 'editors', status: '0' },
  { roleId: 4, roleName: '停用的角色', roleKey: 'old', status: '1' },
];
const NOTICES: Row[] = [
  { noticeId: 1, noticeTitle: '停水', noticeType: '1', noticeContent: '<p>一天</p>', status: '0' },
];

/** The options of a test. */
export type RuoyiOptions = {
  permissions: string[];
  roles: string[];
  /** Whether `GET /system/user/` is answered with 403 in the envelope. */
  hidesRoles?: boolean;
};

/**
 * A RuoYi server as its two ports answered (data at the root, refusals within status 200), for the paths of users,
 * notices and the session; all others are unknown to it.
 * @returns its handlers, and the calls that were made
 */
export function ruoyiServer(options: RuoyiOptions): { handlers: HttpHandler[]; made: Made[] } {
  const made: Made[] = [];
  const at = (path: string) => `*/prod-api${path}`;
  const ok = (more: Row = {}) => HttpResponse.json({ code: 200, msg: '操作成功', ...more });
  const log = async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const text = await request.clone().text();
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    made.push({ call: `${request.method} ${pathname.replace('/prod-api', '')}${search}`, body });
    return body;
  };
  const user: Row = { ...USERS[0] };
  const notice: Row = { ...NOTICES[0] };
  const store = (row: Row) => (sent: unknown) => {
    Object.assign(row, sent);
    return ok();
  };
  const answers: [
    method: 'get' | 'post' | 'put',
    path: string,
    answer: (sent: unknown) => Response,
  ][] = [
    ['get', '/captchaImage', () => ok({ captchaEnabled: true, uuid: 'u-1', img: PIXEL })],
    ['post', '/login', () => ok({ token: 'eyJ.server.token' })],
    [
      'get',
      '/getInfo',
      () =>
        ok({
          user: { userId: 2, userName: 'ry', nickName: '小若' },
          roles: options.roles,
          permissions: options.permissions,
        }),
    ],
    ['get', '/system/user/list', () => ok({ rows: USERS, total: USERS.length })],
    [
      'get',
      '/system/user/',
      () =>
        options.hidesRoles
          ? HttpResponse.json({ code: 403, msg: '没有权限，请联系管理员授权' })
          : ok({ roles: ROLES, posts: [] }),
    ],
    [
      'get',
      '/system/user/1',
      () =>
        ok({
          data: {
            roleIds: [1, 3],
            ...user,
            postIds: null,
            roles: [{ roleId: 1, roleName: '超级管理员' }],
          },
          roleIds: [1, 3],
          postIds: [4],
          roles: ROLES,
        }),
    ],
    ['post', '/system/user', () => ok()],
    ['put', '/system/user', store(user)],
    ['get', '/system/notice/list', () => ok({ rows: NOTICES, total: 1 })],
    ['get', '/system/notice/1', () => ok({ data: notice })],
    ['put', '/system/notice', store(notice)],
  ];
  const handlers = answers.map(([method, path, answer]) =>
    http[method](at(path), async ({ request }) => {
      return answer(await log(request));
    }),
  );
  const unknown = http.all(at('/*'), ({ request }) =>
    HttpResponse.json({
      code: 500,
      msg: `Cannot ${request.method} ${new URL(request.url).pathname}`,
    }),
  );
  return { handlers: [...handlers, unknown], made };
}
