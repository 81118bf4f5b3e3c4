import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import * as v from 'valibot';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
} from 'vitest';
import { type Dialect, DialectSchema } from '#src/api/dialects/dialect-schema.ts';
import { isRecord } from '#src/lib/records/is-record.ts';
import { startHttpMock } from '#src/mocks/http.ts';
import { mock } from '#tests/support/mock.ts';
import { connect, type ConnectOptions } from '#tools/connect/connect.ts';
import { readOwn } from '#tools/connect/found.ts';
import { PRESETS } from '#tools/connect/look.ts';
import { politeFetch } from '#tools/polite-fetch.ts';
import { listen } from '#tools/preview/listen.ts';
import { nestAdmin } from './families/nest-admin.ts';
import { loadApp, serveFamily } from './families/start-family.ts';
import { youlai } from './families/youlai.ts';

let folder = '';

// Stops MSW, because these requests must reach a real server.
beforeAll(() => mock.close());
afterAll(() => mock.listen());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'connect-'));
  cpSync('src/api/dialects', folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const admin = { username: 'admin', password: 'demo1234' };

/** Runs the command as a person does who reads every code rightly. */
async function run(
  host: string,
  { fetch, ...options }: Partial<ConnectOptions> & { fetch?: typeof globalThis.fetch } = {},
) {
  const lines: string[] = [];
  const questions: string[] = [];
  const say = {
    print: (line: string) => lines.push(line),
    ask: (question: string) => {
      questions.push(question);
      return Promise.resolve('ab12');
    },
  };
  const all = { host, prefix: '', name: 'tried', person: admin, folder, ...options };
  await connect(all, say, fetch ?? politeFetch({ perSecond: 1e6, timeout: 5000 }));
  return { lines, questions, text: lines.join('\n') };
}

const fileOf = (name: string) => readFileSync(join(folder, `${name}.ts`), 'utf8');

async function written(): Promise<Dialect> {
  return v.parse(DialectSchema, await readOwn(join(folder, 'tried.ts'), 'tried'));
}

/** The values of an object by the way to them: `query.pageNo`. */
function leaves(value: unknown, path = ''): [string, unknown][] {
  if (!isRecord(value) || Object.keys(value).length === 0) return [[path, JSON.stringify(value)]];
  return Object.entries(value).flatMap(([name, one]) => leaves(one, `${path}.${name}`));
}

/** The lines of one dialect that are other than in another, which a person would have to mend. */
function linesToMend(made: Dialect, right: Dialect): string[] {
  const [mine, theirs] = [new Map(leaves(made)), new Map(leaves(right))];
  const names = new Set([...mine.keys(), ...theirs.keys()]);
  return [...names].filter((name) => mine.get(name) !== theirs.get(name));
}

/** Makes the contract's reading calls with a dialect, as `npm run contract` does. */
async function contract(url: string, dialect: Dialect, login: typeof admin) {
  const { runContract } = await loadApp(url, dialect);
  const lines: string[] = [];
  const print = (line: string) => lines.push(line);
  const options = { host: url, login, captcha: true, write: false };
  const fits = await runContract(options, print, () => Promise.resolve('ab12'));
  return { fits, differing: lines.filter((line) => line.includes('DIFFERS')) };
}

describe('npm run connect', () => {
  it.each(Object.keys(PRESETS))(
    'C1: finds how a server speaks that the mock speaks as: %s',
    async (name) => {
      const dialect = v.parse(v.picklist(['ours', 'ruoyi', 'jeecg', 'spring', 'thinkphp']), name);
      const server = await startHttpMock({ port: 0, ...(dialect === 'ours' ? {} : { dialect }) });
      onTestFinished(() => server.close());
      const { text } = await run(server.url);
      const preset = PRESETS[dialect];
      if (!preset) throw new Error('No such preset');
      const isPreset = text.includes(`It speaks as the preset ${dialect}, which needs no file.`);
      const made = isPreset ? preset : await written();
      // The mock's server has more than the presets know.
      const more = ['.permissions', '.calls.GET /user/info'];
      expect(linesToMend(made, preset).filter((line) => !more.includes(line))).toEqual([]);
      expect(await contract(server.url, made, admin)).toEqual({ fits: true, differing: [] });
    },
  );

  it.each([
    { name: 'youlai', make: youlai, password: '123456' },
    { name: 'nest-admin', make: nestAdmin, password: 'a123456' },
  ])('C1: leaves little to mend for a server as $name', async ({ make, password }) => {
    const family = make();
    const { url, close } = await serveFamily(family);
    onTestFinished(() => close());
    const person = { username: 'admin', password };
    const { lines } = await run(url, { person });
    const made = await written();
    expect(linesToMend(made, family.dialect)).toHaveLength(0);
    expect(await contract(url, made, person)).toEqual({ fits: true, differing: [] });
    expect(lines).toContainEqual(expect.stringMatching(/^users: GET .+, fits with these names/));
    expect(lines.at(-1)).toContain('VITE_API_DIALECT=tried npm run contract');
    expect(fileOf('dialect')).toContain(`=== 'tried'\n    ? tried\n    : import.meta`);
  });
});
