import { type MutationOptions, QueryClient } from '@tanstack/react-query';
import { expect } from 'vitest';
import { newsFields } from '#src/features/news/schema.ts';
import { pngBytes } from '#tests/support/picture-files.ts';
import type { Talk } from './start-dialect.ts';

const MISSING = 'no-such-id';
/** In the past, and with milliseconds, which some servers drop. */
const PUBLISHED = '2026-03-01T01:30:00.000Z';

export async function signIn({ app, session }: Talk, username = 'admin'): Promise<void> {
  const { token } = await app.authApi.login({ username, password: 'demo1234' });
  session.token = token;
}

export function run<T, Input>(options: MutationOptions<T, Error, Input>, input: Input): Promise<T> {
  return new QueryClient().getMutationCache().build(new QueryClient(), options).execute(input);
}

/** Creates a record and finds its id by its title in the list. */
async function publish(talk: Talk, title: string, extra: object = {}) {
  const { app, queries } = talk;
  const { rows } = await queries.fetchQuery(app.newsCategoryApi.all());
  const categoryId = rows[0]?.id ?? null;
  const input = { ...app.emptyNews(), title, categoryId, publishTime: PUBLISHED, ...extra };
  await run(app.newsApi.create(), input);
  const page = await queries.fetchQuery(
    app.newsApi.page({ pageNo: 1, pageSize: 5, keyword: title }),
  );
  const [made] = page.rows;
  expect(page.total).toBe(1);
  if (!made) throw new Error('What was published is not found');
  return made;
}

/** Journeys of visitors and editors, each with a session of its own. */
export const JOURNEYS: Record<string, (talk: Talk) => Promise<void>> = {
  'a visitor’s home page has all its parts': async ({ app, queries }) => {
    const all = await Promise.all([
      queries.fetchQuery(app.menuApi.header()),
      queries.fetchQuery(app.menuApi.foot()),
      queries.fetchQuery(app.advertisementApi.all()),
      queries.fetchQuery(app.announcementApi.all()),
      queries.fetchQuery(app.friendlyLinkApi.all()),
      queries.fetchQuery(app.newsApi.top3()),
    ]);
    for (const { rows, dropped } of all) {
      expect(rows.length).toBeGreaterThan(0);
      expect(dropped).toBe(0);
    }
    expect(all[5].rows.every((row) => app.isVisibleNow(row, newsFields, Date.now()))).toBe(true);
    expect(await queries.fetchQuery(app.companyInfoApi.inForce())).toMatchObject({
      phone: expect.stringMatching(/\d/),
    });
  },

  'a visitor reads the second page of a list': async ({ app, queries }) => {
    const status = app.STATUS.shown;
    const pageAt = (pageNo: number) =>
      queries.fetchQuery(app.productApi.page({ pageNo, pageSize: 7, status }));
    const [first, second] = [await pageAt(1), await pageAt(2)];
    expect(first.rows).toHaveLength(7);
    expect(second.rows).toHaveLength(7);
    expect(second.total).toBe(first.total);
    expect(second.total).toBeGreaterThan(14);
    const ids = new Set(first.rows.map((row) => String(row.id)));
    expect(second.rows.filter((row) => ids.has(String(row.id)))).toEqual([]);
  },

  'a visitor reads a news item, and its time is right': async ({ app, queries, server }) => {
    const { rows } = await queries.fetchQuery(app.newsApi.top3());
    const [first] = rows;
    const read = await queries.fetchQuery(app.newsApi.one(first?.id ?? ''));
    const stored = server.db.news.find(first?.id);
    expect(read).toMatchObject({ title: stored?.title, content: stored?.content });
    expect(
      Math.abs(Date.parse(read?.publishTime ?? '') - Date.parse(stored?.publishTime ?? '')),
    ).toBeLessThan(1000);
  },

  'an id that is unknown is not found, or says so': async ({ app, queries }) => {
    const reading = queries.fetchQuery(app.newsApi.one(MISSING));
    const answer = await reading.catch((error: unknown) => error);
    if (answer !== null) expect(answer).toMatchObject({ message: '未找到对应数据' });
  },

  'a wrong password is refused in the server’s words, and ends nothing': async ({ app }) => {
    const trying = app.authApi.login({ username: 'admin', password: 'wrong' });
    await expect(trying).rejects.toMatchObject({ message: '用户名或密码错误' });
  },

  'an editor lists with filter, order and keyword': async (talk) => {
    const { app, queries } = talk;
    await signIn(talk);
    const hidden = await queries.fetchQuery(
      app.newsApi.page({ pageNo: 1, pageSize: 50, status: app.STATUS.hidden }),
    );
    expect(hidden.rows.length).toBeGreaterThan(0);
    expect(hidden.rows.every((row) => !app.isVisibleNow(row, newsFields, Date.now()))).toBe(true);
    const sorted = await queries.fetchQuery(
      app.newsApi.page({
        pageNo: 1,
        pageSize: 20,
        sortField: 'publishTime',
        sortOrder: 'asc',
        to: PUBLISHED,
      }),
    );
    const times = sorted.rows.map((row) => row.publishTime);
    expect(times).toEqual(times.toSorted((one, other) => one.localeCompare(other)));
    expect(times.every((time) => time <= PUBLISHED)).toBe(true);
    expect(sorted.total).toBeGreaterThan(0);
  },

  'a published item is read back as it was, its time to the second': async (talk) => {
    await signIn(talk);
    const made = await publish(talk, '方言测试：发布');
    expect(made).toMatchObject({ publishTime: PUBLISHED, status: talk.app.STATUS.shown });
    expect(talk.server.db.news.find(made.id)).toMatchObject({ publishTime: PUBLISHED, status: 0 });
    expect(talk.app.isVisibleNow(made, newsFields, Date.now())).toBe(true);
  },

  'an edit keeps the fields that nobody knows': async (talk) => {
    const { app, server } = talk;
    await signIn(talk);
    const made = await publish(talk, '方言测试：修改', { wordCount: 7, extra: { deep: ['x'] } });
    await run(app.newsApi.update(), { ...made, title: '方言测试：已改' });
    expect(server.db.news.find(made.id)).toMatchObject({
      title: '方言测试：已改',
      wordCount: 7,
      extra: { deep: ['x'] },
      publishTime: PUBLISHED,
    });
  },

  'what is hidden is gone for visitors, what is deleted for all': async (talk) => {
    const { app, queries, server, session } = talk;
    await signIn(talk);
    const made = await publish(talk, '方言测试：隐藏');
    await run(app.newsApi.update(), { ...made, status: app.STATUS.hidden });
    expect(server.db.news.find(made.id)).toMatchObject({ status: 1 });
    const { token } = session;
    session.token = null;
    const seen = await queries.fetchQuery(
      app.newsApi.page({ pageNo: 1, pageSize: 5, keyword: made.title }),
    );
    expect(seen.rows).toEqual([]);
    session.token = token;
    await run(app.newsApi.remove(), made.id);
    expect(server.db.news.find(made.id)).toBeUndefined();
  },

  'a picture is stored, and its address shows it': async (talk) => {
    const { app, server } = talk;
    await signIn(talk);
    const bytes = pngBytes([['IDAT', 'pixels']]);
    const parts: number[] = [];
    const address = await app.uploadFile(new File([bytes], '大棚.png', { type: 'image/png' }), {
      onProgress: (part) => parts.push(part),
    });
    const shown = await fetch(new URL(address, server.url));
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(bytes);
    expect(parts.at(-1)).toBe(1);
  },

  'a session that is over is told of once, with the token that was sent': async (talk) => {
    const { app, queries, session } = talk;
    await signIn(talk);
    await app.authApi.logout();
    const input = { ...app.emptyNews(), title: '太晚' };
    await expect(run(app.newsApi.create(), input)).rejects.toMatchObject({ status: 401 });
    expect(session.ended).toHaveLength(1);
    session.token = null;
    await expect(queries.fetchQuery(app.menuApi.header())).resolves.toMatchObject({ dropped: 0 });
  },

  'what the server refuses is said in its words': async (talk) => {
    const { app, queries } = talk;
    await signIn(talk);
    const { rows } = await queries.fetchQuery(app.newsCategoryApi.all());
    const [one, other] = rows;
    if (!one || !other) throw new Error('No categories');
    const taken = run(app.newsCategoryApi.update(), { ...one, name: other.name });
    await expect(taken).rejects.toMatchObject({ message: expect.stringContaining('已存在') });
    const invalid = run(app.newsApi.create(), {
      ...app.emptyNews(),
      title: '没有分类',
      categoryId: MISSING,
    });
    const error: unknown = await invalid.catch((reason: unknown) => reason);
    const words = [String(error), ...Object.values(app.fieldErrorsOf(error))].join(' ');
    expect(words).toContain('分类不存在');
  },

  'the code of a captcha is sent back under the names of the server': async (talk) => {
    const { app, server, queries } = talk;
    await server.db.askForCode(true);
    const signInWith = async (typed: string) => {
      const captcha = await queries.fetchQuery(app.authApi.captcha());
      if (captcha === null) throw new Error('The server asks for no code');
      const { id, idField, codeField, image } = captcha;
      expect(image).toMatch(/^data:image\//);
      const code = typed || ([...server.db.captchas.values()].at(-1) ?? '');
      const account = { username: 'admin', password: 'demo1234' };
      return app.authApi.login({ ...account, [idField]: id, [codeField]: code });
    };
    await expect(signInWith('wrong')).rejects.toMatchObject({ message: '验证码错误或已过期' });
    expect((await signInWith('')).token).not.toBeNull();
    await server.db.askForCode(false);
  },

  'npm run contract finds that everything fits, writing too': async ({ app, server, dialect }) => {
    const lines: string[] = [];
    const login = { username: 'admin', password: 'demo1234' };
    const print = (line: string) => lines.push(line);
    await app.runContract({ host: server.url, login, write: true }, print);
    // RuoYi has fields of its own.
    const wrong = dialect === 'ruoyi' ? /DIFFERS|^ {4}(?!unknown)|LEFT/ : /DIFFERS|^ {4}|LEFT/;
    expect(lines.filter((line) => wrong.test(line))).toEqual([]);
    const calls = app.CONTRACT.filter(({ call }) => app.hasCall(call)).length;
    expect(lines.at(-1)).toContain(` ${calls - 2} fit, 0 differ, 2 not tried`);
  },
};
