import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mock } from '#tests/support/mock.ts';
import { pngBytes } from '#tests/support/picture-files.ts';
import { run } from './dialects/journeys.ts';
import { jeecgBoot } from './families/jeecg.ts';
import { nestAdmin } from './families/nest-admin.ts';
import { connectTo, dialectsFolder } from './families/connect-to.ts';
import { type Family, type FamilyTalk, serveFamily, startFamily } from './families/start-family.ts';
import { youlai, youlaiDocument } from './families/youlai.ts';

// Servers of other families, in what they were seen to answer: by a dialect alone everything of users works.

// Stops MSW, because these requests must reach a real server.
beforeAll(() => mock.close());
afterAll(() => mock.listen());

async function signIn({ app, queries, session }: FamilyTalk, password: string, code = 'ab12') {
  const captcha = await queries.fetchQuery(app.authApi.captcha());
  if (captcha === null) throw new Error('The server asks for no code');
  const { id, idField, codeField } = captcha;
  const account = { username: 'admin', password };
  const answer = await app.authApi.login({ ...account, [idField]: id, [codeField]: code });
  session.token = answer.token;
  return answer;
}

const FAMILIES = [
  { name: 'youlai', make: youlai, password: '123456', ended: '访问令牌无效或已过期' },
  { name: 'nest-admin', make: nestAdmin, password: 'a123456', ended: '登录无效，请重新登录' },
  { name: 'JeecgBoot', make: jeecgBoot, password: '123456', ended: 'Token失效，请重新登录' },
];

/** The family with the dialect that `npm run connect` writes for it. */
async function connected(family: Family, password: string, hasDocument = false): Promise<Family> {
  const { url, close } = await serveFamily(family);
  const { folder, write, dialect, remove } = dialectsFolder();
  try {
    const openapi = hasDocument ? write(JSON.stringify(youlaiDocument()), 'api.json') : undefined;
    await connectTo(url, { folder, openapi, person: { username: 'admin', password } });
    return { ...family, dialect: await dialect() };
  } finally {
    remove();
    close();
  }
}

const WAYS = ['by hand', 'by npm run connect'];

describe.each(FAMILIES.flatMap((family) => WAYS.map((way) => ({ ...family, way }))))(
  'a server as $name, described $way',
  ({ name, make, password, ended, way }) => {
    const family = make();
    const rolesOf = { youlai: '3', 'nest-admin': 2, JeecgBoot: 'r2' }[name] ?? '';
    let talk: FamilyTalk;
    beforeAll(async () => {
      const { dialect } = way === 'by hand' ? family : await connected(make(), password);
      talk = await startFamily({ ...family, dialect });
    });
    afterAll(() => talk.close());

    async function find(keyword: string) {
      talk.queries.clear();
      const page = { pageNo: 1, pageSize: 10, keyword };
      const { rows } = await talk.queries.fetchQuery(talk.app.userApi.page(page));
      const found = rows.find(({ username }) => username === keyword);
      if (!found) return null;
      return talk.queries.fetchQuery({ ...talk.app.userApi.one(found.id), staleTime: 0 });
    }

    it('A3: lets a person in with the code of a captcha, under its own names', async () => {
      await expect(signIn(talk, password, 'wrong')).rejects.toMatchObject({
        message: expect.stringContaining('验证码'),
      });
      await expect(signIn(talk, 'wrong')).rejects.toMatchObject({
        message: expect.stringContaining('密码'),
      });
      expect((await signIn(talk, password)).token).toBe('access');
    });

    it('B6: says who signed in and what they may do, in its own words', async () => {
      const { app } = talk;
      if (!app.hasCall('GET /user/info')) return;
      const info = await app.authApi.info('access');
      expect(info).toMatchObject({ username: 'admin', role: 'admin' });
      const granted = app.hasCall('GET /user/permissions')
        ? await app.authApi.permissions('access')
        : info.perms;
      const user = { role: 'admin', accessToken: '', exp: 0, perms: granted, permissions: granted };
      for (const word of ['list', 'add', 'edit', 'remove', 'resetPwd']) {
        const own = name === 'youlai' ? 'sys:user' : 'system:user';
        expect([word, app.isPermitted(user, `${own}:${word}`)]).toEqual([word, true]);
        expect([word, app.isPermitted(user, `sys:role:${word}`)]).toEqual([word, false]);
      }
    });

    it('B6: lists and finds users, with their number', async () => {
      const { app, queries } = talk;
      const page = { pageNo: 1, pageSize: 10 };
      const { rows, total } = await queries.fetchQuery(app.userApi.page(page));
      expect(total).toBe(family.data.users.length);
      expect(rows[0]).toMatchObject({ username: 'admin', status: app.STATUS.shown });
      expect(await find('nobody')).toBeNull();
    });

    it('C1: turns pages where more rows are wanted than it sends at once', async () => {
      const { app, queries } = talk;
      const count = family.data.users.length;
      const all = await queries.fetchQuery(app.userApi.page({ pageNo: 1, pageSize: 500 }));
      expect(all).toMatchObject({ total: count, dropped: 0 });
      expect(new Set(all.rows.map(({ id }) => String(id))).size).toBe(count);
    });

    it('B6: offers the roles that it has', async () => {
      const roles = await talk.queries.fetchQuery(talk.app.userApi.roles());
      expect(roles).toHaveLength(2);
      expect(roles[1]).toMatchObject({ id: rolesOf, isOff: false });
    });

    it('C1: loses nothing of a user in a save of the nickname', async () => {
      const before = structuredClone(family.data.users[1]);
      const user = await find(String(before?.username));
      if (!user) throw new Error('Not found');
      await run(talk.app.userApi.update(), { ...user, nickname: '方言' });
      const after = family.data.users[1];
      const changed = name === 'JeecgBoot' ? { realname: '方言' } : { nickname: '方言' };
      expect(after).toMatchObject({ ...before, ...changed });
    });

    it('B6: makes a user with a role, sets password and status, and deletes them', async () => {
      const { app } = talk;
      const input = {
        ...app.emptyUser,
        username: 'fangyan',
        nickname: '方言',
        password: 'demo1234',
      };
      await run(app.userApi.create(), { ...input, roleIds: [rolesOf] });
      const made = await find('fangyan');
      if (!made) throw new Error('Not found');
      expect(made).toMatchObject({ nickname: '方言', roleIds: [rolesOf] });
      const { id, username } = made;
      await run(app.userApi.setStatus(), { id, status: app.STATUS.hidden });
      expect((await find('fangyan'))?.status).toBe(app.STATUS.hidden);
      await run(app.userApi.setStatus(), { id, status: app.STATUS.shown });
      expect((await find('fangyan'))?.status).toBe(app.STATUS.shown);
      talk.calls.length = 0;
      await run(app.userApi.setPassword(), { id, username, password: 'other1234' });
      expect(JSON.stringify(talk.calls)).toContain('other1234');
      await run(app.userApi.remove(), id);
      expect(await find('fangyan')).toBeNull();
    });

    it('C1: takes the address of an uploaded file from where it is', async () => {
      const { app } = talk;
      if (name === 'youlai') return;
      const picture = new File([pngBytes([])], 'a.png', { type: 'image/png' });
      expect(await app.uploadFile(picture)).toBe(
        name === 'JeecgBoot'
          ? '/jeecg-boot/sys/common/static/temp/a_1.png'
          : '/upload/2026-11-28/图片/a.png',
      );
    });

    it('C3: the contract makes and changes a user who needs a role, and leaves nothing', async () => {
      if (name === 'JeecgBoot') return;
      const before = family.data.users.length;
      const lines: string[] = [];
      await talk.app.runContract(
        { host: talk.url, login: { username: 'admin', password }, captcha: true, write: true },
        (line) => lines.push(line),
        () => Promise.resolve('ab12'),
      );
      const text = lines.join('\n');
      for (const call of ['POST /user/create', 'PUT /user/update', 'PUT /user/update-password'])
        expect(text).toMatch(new RegExp(`^${call} .*  fits`, 'm'));
      expect(family.data.users).toHaveLength(before);
    });

    it('A5: tells of an ended session by its own sign', async () => {
      talk.session.token = 'expired';
      const before = talk.session.ended;
      talk.queries.clear();
      const asking = talk.queries.fetchQuery(talk.app.userApi.page({ pageNo: 1, pageSize: 10 }));
      await expect(asking).rejects.toMatchObject({ status: 401, message: ended });
      expect(talk.session.ended).toBe(before + 1);
    });
  },
);

describe.each(WAYS)('a server that publishes with a call of its own, described %s', (way) => {
  const family = youlai();
  let talk: FamilyTalk;
  beforeAll(async () => {
    const seen = youlai();
    for (const [index, type] of [1, 1, 2, 2].entries()) {
      const id = String(index + 1);
      const kinds = { type, level: 'L', targetType: 1, targetUserIds: null };
      seen.data.notices.push({ id, title: '公告', content: '', publishStatus: 1, ...kinds });
    }
    const { dialect } = way === 'by hand' ? family : await connected(seen, '123456', true);
    talk = await startFamily({ ...family, dialect });
    talk.session.token = 'access';
  });
  afterAll(() => talk.close());

  async function newest() {
    talk.queries.clear();
    const { rows } = await talk.queries.fetchQuery(talk.app.announcementApi.all());
    const one =
      rows[0] && (await talk.queries.fetchQuery(talk.app.announcementApi.one(rows[0].id)));
    if (!one) throw new Error('Not found');
    return one;
  }

  it('B4: shows and hides a notice with it, and sends what a new one needs', async () => {
    const { app } = talk;
    const input = { ...app.emptyAnnouncement(), title: '停水', content: '<p>停水</p>' };
    await run(app.announcementApi.create(), { ...input, type: 'notice' });
    expect(family.data.notices).toMatchObject([
      { title: '停水', type: 1, level: 'L', targetType: 1, publishStatus: 1 },
    ]);
    const made = await newest();
    expect(made).toMatchObject({ type: 'notice', status: app.STATUS.shown });

    talk.calls.length = 0;
    await run(app.announcementApi.update(), { ...made, title: '停电' });
    expect(talk.calls.filter(({ call }) => /publish|revoke/.test(call))).toEqual([]);
    expect(family.data.notices).toMatchObject([{ title: '停电', publishStatus: 1, level: 'L' }]);

    await run(app.announcementApi.update(), { ...(await newest()), status: app.STATUS.hidden });
    expect(family.data.notices).toMatchObject([{ publishStatus: -1 }]);
    const withdrawn = await newest();
    expect(withdrawn).toMatchObject({ title: '停电', status: app.STATUS.hidden });
    await run(app.announcementApi.update(), { ...withdrawn, title: '停气' });
    expect(family.data.notices).toMatchObject([{ title: '停气', publishStatus: -1 }]);
    await run(app.announcementApi.update(), { ...(await newest()), status: app.STATUS.shown });
    expect(family.data.notices).toMatchObject([{ title: '停气', publishStatus: 1 }]);
    await run(app.announcementApi.create(), { ...input, title: '草稿', status: app.STATUS.hidden });
    expect(family.data.notices[1]).toMatchObject({ title: '草稿', publishStatus: 0 });
  });

  it('A5: sends the token of a refresh in the query, where it is wanted there', async () => {
    const { app } = talk;
    const data = { refreshToken: 'refresh' };
    const answer = await app.request(app.LoginAnswer, {
      ...app.toRequest('POST /user/refresh'),
      data,
    });
    expect(answer.token).toBe('access');
    expect(talk.calls.at(-1)).toEqual({
      call: 'POST /api/v1/auth/refresh-token?refreshToken=refresh',
      body: {},
    });
  });
});
