import { afterAll, beforeAll, expect, it } from 'vitest';
import { isRecord } from '#src/lib/records/is-record.ts';
import { type HttpMock, startHttpMock } from '#src/mocks/http.ts';
import { mock } from '#tests/support/mock.ts';
import { pngBytes } from '#tests/support/picture-files.ts';

// What two servers of RuoYi were seen to answer, so that the dialect's journeys meet the like.

let server: HttpMock;
let token = '';

// Stops MSW, because these requests must reach a real server.
beforeAll(async () => {
  mock.close();
  server = await startHttpMock({ port: 0, dialect: 'ruoyi' });
  await signIn('admin');
});
afterAll(async () => {
  await server.close();
  mock.listen();
});

async function ask(call: string, sent?: object) {
  const [method = 'GET', path = ''] = call.split(' ');
  const answer = await fetch(server.address + path, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(sent && { body: JSON.stringify(sent) }),
  });
  const body: unknown = await answer.json();
  return { status: answer.status, body: isRecord(body) ? body : {} };
}

/** By hand, because `fetch` does not know the forms of jsdom. */
async function upload(path: string, name: string, content: Uint8Array): Promise<unknown> {
  const head = `--part\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
  const answer = await fetch(server.address + path, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'multipart/form-data; boundary=part',
    },
    body: Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--part--\r\n')]),
  });
  return answer.json();
}

async function signIn(username: string): Promise<void> {
  token = '';
  const { body } = await ask('POST /login', { username, password: 'demo1234' });
  token = String(body.token);
}

it.each([
  ['GET /system/user/recycle/show', { code: 500, msg: 'Cannot GET /system/user/recycle/show' }],
  ['GET /system/user/999', { code: 500, msg: '没有权限访问用户数据！' }],
  ['GET /system/user/list?userName=nobody', { code: 200, msg: '查询成功' }],
  ['GET /system/notice/999', { code: 200, msg: '操作成功' }],
])('C1: RuoYi answers %s with status 200', async (call, body) => {
  expect(await ask(call)).toEqual({ status: 200, body });
});

it('C1: RuoYi says within status 200 that nobody is signed in, or may not', async () => {
  token = 'expired';
  expect(await ask('GET /system/user/list')).toEqual({
    status: 200,
    body: { code: 401, msg: '请求访问：/system/user/list，认证失败，无法访问系统资源' },
  });
  await signIn('zhouyi');
  expect(await ask('GET /system/user/list')).toEqual({
    status: 200,
    body: { code: 403, msg: '没有权限，请联系管理员授权' },
  });
  await signIn('admin');
});

it('C1: RuoYi has the ids of a user’s roles and posts beside the user, and null within', async () => {
  const { body } = await ask('GET /system/user/3');
  expect(body).toMatchObject({
    data: {
      userId: 3,
      userName: 'zhouyi',
      status: '0',
      delFlag: '0',
      roleIds: null,
      postIds: null,
    },
    roleIds: [2],
    postIds: [2, 4],
    roles: expect.arrayContaining([expect.objectContaining({ roleId: 2 })]),
    posts: expect.arrayContaining([expect.objectContaining({ postId: 4 })]),
  });
});

it.each([{}, { roleIds: null, postIds: null }])(
  'C1: RuoYi takes a user’s roles and posts away where a save has %j',
  async (lists) => {
    await ask('PUT /system/user', { userId: 4, roleIds: [2], postIds: [1] });
    await ask('PUT /system/user', { userId: 4, nickName: '方言', ...lists });
    expect(server.db.users.find(4)).toMatchObject({ nickname: '方言', roleIds: [], postIds: [] });
  },
);

it('C1: RuoYi lets nobody change the first administrator', async () => {
  const body = { code: 500, msg: '不允许操作超级管理员用户' };
  expect(await ask('PUT /system/user', { userId: 1, nickName: '方言' })).toMatchObject({ body });
});

it('C1: RuoYi sends ten rows where no size is asked for', async () => {
  const { body } = await ask('GET /site/links/list');
  expect(body).toMatchObject({ rows: { length: 10 }, total: expect.any(Number) });
});

it('C1: RuoYi has the roles and posts of a new user at the path without an id', async () => {
  const { body } = await ask('GET /system/user/');
  expect(body).toMatchObject({
    roles: [{ roleId: 2, roleKey: 'common' }, { roleId: 3 }],
    posts: expect.arrayContaining([expect.objectContaining({ postName: '董事长' })]),
  });
  expect(body).not.toHaveProperty('rows');
});

it('C1: RuoYi names an uploaded file by its path, beside an address that leads nowhere', async () => {
  expect(await upload('/common/upload', 'pump.png', pngBytes([]))).toMatchObject({
    code: 200,
    url: expect.stringMatching(/^http:\/\/localhost:8080\/profile\/upload\//),
    fileName: expect.stringMatching(/^\/profile\/upload\/[\d/]+\/photo-\d+\.png$/),
    originalFilename: 'pump.png',
  });
});

it('C1: RuoYi says in a sentence what became of an import', async () => {
  const rows = '用户名,姓名,邮箱,手机,角色,备注\nfangyan,方言,,13812345678,editor,\n';
  expect(await upload('/system/user/importData', 'users.csv', Buffer.from(rows))).toEqual({
    code: 200,
    msg: '恭喜您，数据已全部导入成功！共 1 条',
  });
});
