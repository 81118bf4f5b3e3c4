import process from 'node:process';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { mock } from '#tests/support/mock.ts';
import { CONFIGURATIONS } from './dialects/configurations.ts';
import { webpBytes } from '#tests/support/picture-files.ts';
import { JOURNEYS as CONTENT, signIn } from './dialects/journeys.ts';
import { SYSTEM } from './dialects/system-journeys.ts';
import { startDialect, type Talk } from './dialects/start-dialect.ts';

const JOURNEYS = { ...CONTENT, ...SYSTEM };
const passed = new Map<string, number>();

// Stops MSW, because these requests must reach a real server.
beforeAll(() => mock.close());
afterAll(() => {
  mock.listen();
  const rows = CONFIGURATIONS.map(({ dialect }) => `${dialect} ${passed.get(dialect) ?? 0}`);
  const all = CONFIGURATIONS.length * Object.keys(JOURNEYS).length;
  const sum = [...passed.values()].reduce((total, count) => total + count, 0);
  process.stdout.write(`Dialects × journeys: ${sum} of ${all} (${rows.join(', ')})\n`);
});

describe.each(CONFIGURATIONS)('a server that speaks $dialect', (configuration) => {
  let talk: Talk;
  beforeAll(async () => {
    talk = await startDialect(configuration);
  });
  afterEach(() => {
    talk.queries.clear();
    talk.exchanges.length = 0;
    Object.assign(talk.session, { token: null, ended: [] });
  });
  afterAll(() => talk.close());

  it.each(Object.entries(JOURNEYS))('C1: %s', async (_name, journey) => {
    await expect(journey(talk)).resolves.toBeUndefined();
    const { dialect } = configuration;
    passed.set(dialect, (passed.get(dialect) ?? 0) + 1);
  });

  it.runIf(configuration.dialect === 'ruoyi')(
    'C1: refuses a WebP in words that say so',
    async () => {
      await signIn(talk);
      const picture = new File([webpBytes(0, [])], 'a.webp', { type: 'image/webp' });
      await expect(talk.app.uploadFile(picture)).rejects.toMatchObject({
        kind: 'rejected',
        status: 500,
        message: expect.stringMatching(/^文件\[a\.webp\]后缀\[webp\]不正确/),
      });
    },
  );

  it.runIf(configuration.dialect === 'ruoyi')(
    'B6: an import changes users who exist, as its hint says',
    async () => {
      await signIn(talk);
      const rows = '用户名,姓名,邮箱,手机,角色,备注\nzhouyi,周一,,13812345678,editor,\n';
      const file = new File([rows], 'users.csv', { type: 'text/csv' });
      const answer = await talk.app.userApi.importFile(file, { onProgress: () => {} });
      expect(answer).toMatchObject({ said: '恭喜您，数据已全部导入成功！共 1 条' });
    },
  );

  it.runIf(configuration.dialect === 'ruoyi')(
    'B6: a password that nobody could sign in with is not sent',
    () => {
      expect(v.is(talk.app.passwordInput, 'a'.repeat(20))).toBe(true);
      expect(v.is(talk.app.passwordInput, 'a'.repeat(21))).toBe(false);
    },
  );

  it('C1: refuses calls in another dialect', async () => {
    const answer = await fetch(`${talk.server.url}/api/news/page?pageNo=1&pageSize=5`);
    expect(answer.status).toBe(configuration.dialect === 'plain' ? 200 : 404);
  });
});
