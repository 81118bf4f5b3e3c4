import { expect } from 'vitest';
import { exactNumber, parseExact } from '#src/lib/records/exact-json.ts';
import { isRecord } from '#src/lib/records/is-record.ts';
import { isSame } from '#src/lib/records/is-same.ts';
import { run, signIn } from './journeys.ts';
import type { Talk } from './start-dialect.ts';

/** One who has never signed in. */
const NEVER_SEEN = 5;
/** What forms do not know, in values that are easily changed on the way. */
const ODD = {
  wordCount: 7,
  ratio: 1.5,
  code: '0012',
  none: null,
  extra: { deep: [null, 'x', ''] },
  serial: exactNumber('12345678901234567890'),
};

/** What RuoYi calls the changed field. */
const RUOYI_NAMES = { title: 'noticeTitle' };

/** The record of an answer as the server sent it, with the lists that it sends back within it. */
function sentRecord(answered: string): Record<string, unknown> {
  const body: unknown = parseExact(answered);
  if (!isRecord(body)) throw new Error(answered);
  const { roleIds, postIds } = body;
  const answer = [body.result, body.data].find(isRecord) ?? body;
  const [only] = Array.isArray(answer.records) ? answer.records : [];
  const record = isRecord(only) ? only : answer;
  return roleIds === undefined ? record : { ...record, roleIds, postIds };
}

/** The fields of a save that are not what was read before, also those that only one of the two has. */
function changedFields(talk: Talk): Record<string, unknown> {
  const [read, saved] = talk.exchanges.slice(-2);
  const before = sentRecord(read?.answered ?? '');
  const after: unknown = parseExact(saved?.sent ?? '');
  if (!isRecord(after)) throw new Error(saved?.sent);
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return Object.fromEntries(
    names
      .filter((name) => !(name in before && name in after && isSame(before[name], after[name])))
      .map((name) => [name, after[name]]),
  );
}

async function findUser({ app, queries }: Talk, keyword: string) {
  queries.clear();
  const page = { pageNo: 1, pageSize: 5, keyword };
  return (await queries.fetchQuery(app.userApi.page(page))).rows;
}

async function findNotice({ app, queries }: Talk, title: string) {
  queries.clear();
  const { rows } = await queries.fetchQuery(app.announcementApi.all());
  return rows.find((row) => row.title === title);
}

/** Journeys of administrators: what a server brings itself, in its own words. */
export const SYSTEM: Record<string, (talk: Talk) => Promise<void>> = {
  'a save of a user differs from what was read in the changed field alone': async (talk) => {
    const { app, queries, server, dialect } = talk;
    await signIn(talk);
    const stored = server.db.users.find(NEVER_SEEN);
    if (!stored) throw new Error('No user');
    server.db.users.replace({ ...stored, ...ODD, lastLoginTime: '' });
    const user = await queries.fetchQuery(app.userApi.one(NEVER_SEEN));
    if (!user) throw new Error('Not found');
    await run(app.userApi.update(), { ...user, nickname: '方言' });
    const names: Record<string, string> = { ruoyi: 'nickName', jeecg: 'realname' };
    // JeecgBoot has two lists by calls of their own.
    const beside = dialect === 'jeecg' ? { selectedroles: '2', selecteddeparts: '' } : {};
    expect(changedFields(talk)).toEqual({ [names[dialect] ?? 'nickname']: '方言', ...beside });
  },

  'a save of a news item differs from what was read in the changed field alone': async (talk) => {
    const { app, queries, server } = talk;
    await signIn(talk);
    const [stored] = server.db.news.all();
    if (!stored) throw new Error('No news');
    server.db.news.replace({ ...stored, ...ODD });
    const news = await queries.fetchQuery(app.newsApi.one(stored.id));
    if (!news) throw new Error('Not found');
    await run(app.newsApi.update(), { ...news, title: '方言' });
    expect(changedFields(talk)).toEqual({ title: '方言' });
  },

  'a save of a notice differs from what was read in the changed field alone': async (talk) => {
    const { app, queries, server, dialect } = talk;
    await signIn(talk);
    const [stored] = server.db.announcements.all();
    if (!stored) throw new Error('No notice');
    server.db.announcements.replace({ ...stored, ...ODD });
    const notice = await queries.fetchQuery(app.announcementApi.one(stored.id));
    if (!notice) throw new Error('Not found');
    await run(app.announcementApi.update(), { ...notice, title: '方言' });
    const name = dialect === 'ruoyi' ? RUOYI_NAMES.title : 'title';
    expect(changedFields(talk)).toEqual({ [name]: '方言' });
  },

  'a user’s posts and roles are still there after a changed nickname': async (talk) => {
    const { app, queries, server } = talk;
    await signIn(talk);
    const stored = server.db.users.find(4);
    if (!stored) throw new Error('No user');
    server.db.users.replace({ ...stored, roleIds: [2, 3], postIds: [1, 4] });
    const user = await queries.fetchQuery(app.userApi.one(stored.id));
    if (!user) throw new Error('Not found');
    await run(app.userApi.update(), { ...user, nickname: '方言' });
    expect(server.db.users.find(4)).toMatchObject({
      nickname: '方言',
      roleIds: [2, 3],
      postIds: [1, 4],
    });
  },

  'an administrator lists, sorts and finds users': async (talk) => {
    const { app, queries, dialect } = talk;
    await signIn(talk);
    const page = { pageNo: 1, pageSize: 10, sortField: 'username', sortOrder: 'desc' } as const;
    const { rows, total } = await queries.fetchQuery(app.userApi.page(page));
    expect(total).toBeGreaterThan(30);
    expect(rows).toHaveLength(10);
    const names = rows.map(({ username }) => username);
    expect(names).toEqual(names.toSorted().toReversed());
    const status = app.STATUS.hidden;
    const locked = await queries.fetchQuery(app.userApi.page({ ...page, status }));
    expect(new Set(locked.rows.map((row) => row.status))).toEqual(new Set([status]));
    expect(await findUser(talk, 'zhouyi')).toMatchObject([
      { id: 3, username: 'zhouyi', phone: '13800000002', status: app.STATUS.shown },
    ]);
    // Some search by the username alone.
    const isByName = dialect === 'ruoyi' || dialect === 'jeecg';
    expect(await findUser(talk, '13800000002')).toHaveLength(isByName ? 0 : 1);
    expect(await findUser(talk, '没有这个人')).toEqual([]);
  },

  'an administrator creates a user, changes, locks and deletes them': async (talk) => {
    const { app, server } = talk;
    await signIn(talk);
    const account = { username: 'fangyan', password: 'demo1234' };
    const input = { ...app.emptyUser, ...account, nickname: '方言', phone: '13812345678' };
    await run(app.userApi.create(), input);
    const [made] = await findUser(talk, 'fangyan');
    if (!made) throw new Error('The new user is not found');
    expect(made).toMatchObject({ nickname: '方言', phone: '13812345678' });
    await expect(app.authApi.login(account)).resolves.toMatchObject({ token: expect.any(String) });

    await run(app.userApi.update(), { ...made, nickname: '新名字' });
    expect(server.db.users.find(made.id)).toMatchObject({
      nickname: '新名字',
      username: 'fangyan',
    });

    await run(app.userApi.setPassword(), { ...made, password: 'other1234' });
    await expect(app.authApi.login(account)).rejects.toMatchObject({ message: '用户名或密码错误' });
    const changed = { ...account, password: 'other1234' };
    await expect(app.authApi.login(changed)).resolves.toMatchObject({ token: expect.any(String) });

    await run(app.userApi.setStatus(), { id: made.id, status: app.STATUS.hidden });
    expect((await findUser(talk, 'fangyan'))[0]?.status).toBe(app.STATUS.hidden);
    await expect(app.authApi.login(changed)).rejects.toMatchObject({ message: /停用/ });

    await run(app.userApi.remove(), made.id);
    expect(await findUser(talk, 'fangyan')).toEqual([]);
  },

  'an administrator creates a notice, changes its type and deletes it': async (talk) => {
    const { app, queries, server } = talk;
    await signIn(talk);
    const input = { ...app.emptyAnnouncement(), title: '方言公告', content: '<p>停水</p>' };
    await run(app.announcementApi.create(), { ...input, type: 'bulletin' });
    const made = await findNotice(talk, '方言公告');
    if (!made) throw new Error('The new notice is not found');
    expect(made).toMatchObject({ type: 'bulletin', status: app.STATUS.shown });
    expect(server.db.announcements.find(made.id)).toMatchObject({ type: 'bulletin', status: 0 });

    await run(app.announcementApi.update(), {
      ...made,
      type: 'notice',
      status: app.STATUS.hidden,
    });
    const read = await queries.fetchQuery(app.announcementApi.one(made.id));
    expect(read).toMatchObject({ type: 'notice', content: '<p>停水</p>' });
    expect(server.db.announcements.find(made.id)).toMatchObject({ type: 'notice', status: 1 });

    await run(app.announcementApi.remove(), made.id);
    expect(await findNotice(talk, '方言公告')).toBeUndefined();
  },

  'who signed in, and what they may do, is asked where the server has a call for it': async (
    talk,
  ) => {
    const { app } = talk;
    const asks = app.hasCall('GET /user/info');
    expect(asks).toBe(talk.dialect === 'ruoyi');
    if (!asks) return;
    const infoOf = async (username: string) => {
      const { token } = await app.authApi.login({ username, password: 'demo1234' });
      return app.authApi.info(token);
    };
    expect(await infoOf('admin')).toMatchObject({
      id: 1,
      username: 'admin',
      nickname: '系统管理员',
      role: 'admin',
      permissions: ['*:*:*'],
    });
    expect(await infoOf('zhouyi')).toMatchObject({
      role: 'common',
      permissions: expect.arrayContaining(['content:news:edit', 'system:notice:list']),
    });
  },

  'what the server lacks is not called': async (talk) => {
    const { app } = talk;
    await signIn(talk);
    talk.exchanges.length = 0;
    const lacking = [...app.CONTRACT, ...app.OPTIONAL].filter(({ call }) => !app.hasCall(call));
    expect(lacking.some(({ call }) => call === 'GET /user/recycle/show')).toBe(
      talk.dialect === 'ruoyi',
    );
    for (const { call, answer } of lacking) {
      const schema = 'schema' in answer ? answer.schema : app.User;
      await expect(app.request(schema, app.toRequest(call))).rejects.toMatchObject({ status: 404 });
    }
    expect(talk.exchanges).toEqual([]);
  },
};
