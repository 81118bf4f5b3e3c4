import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { generate } from 'selfsigned';
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
import type { Dialect } from '#src/api/dialects/dialect-schema.ts';
import { isRecord } from '#src/lib/records/is-record.ts';
import { startHttpMock } from '#src/mocks/http.ts';
import type { DialectName } from '#src/mocks/http/dialects/all.ts';
import { mock } from '#tests/support/mock.ts';
import { PRESETS } from '#tools/connect/look.ts';
import { politeFetch } from '#tools/polite-fetch.ts';
import { listen } from '#tools/preview/listen.ts';
import { connectTo, dialectsFolder } from './families/connect-to.ts';
import { nestAdmin } from './families/nest-admin.ts';
import { type Family, loadApp, serveFamily } from './families/start-family.ts';
import { youlai, youlaiDocument } from './families/youlai.ts';

let files: ReturnType<typeof dialectsFolder>;

// Stops MSW, because these requests must reach a real server.
beforeAll(() => mock.close());
afterAll(() => mock.listen());
beforeEach(() => {
  files = dialectsFolder();
});
afterEach(() => files.remove());

const admin = { username: 'admin', password: 'demo1234' };
const run = (host: string, options: object = {}, fetch?: typeof globalThis.fetch) =>
  connectTo(host, { person: admin, folder: files.folder, ...options }, fetch);

/** The values of an object by the way to them: `query.pageNo`. */
function leaves(value: unknown, path = ''): [string, unknown][] {
  if (!isRecord(value) || Object.keys(value).length === 0) return [[path, JSON.stringify(value)]];
  return Object.entries(value).flatMap(([name, one]) => leaves(one, `${path}.${name}`));
}

/** The lines of one dialect that are other than in another. */
function differing(made: Dialect, right: Dialect): string[] {
  const [mine, theirs] = [new Map(leaves(made)), new Map(leaves(right))];
  const names = new Set([...mine.keys(), ...theirs.keys()]);
  return [...names].filter((name) => mine.get(name) !== theirs.get(name));
}

/** A nest-admin, which asks for a captcha. */
async function startNestAdmin() {
  const family = nestAdmin();
  const { url, calls, close } = await serveFamily(family);
  onTestFinished(() => {
    close();
  });
  const person = { username: 'admin', password: 'a123456' };
  return { family, url, calls, person };
}

/** The family with its captcha at an address by which it is not known. */
function withCaptchaAt(family: Family, address: string): Family {
  const routes = family.routes.map(([method, path, answer]): Family['routes'][number] => [
    method,
    path.source.includes('captcha') ? new RegExp(`^${address}$`) : path,
    answer,
  ]);
  return { ...family, routes };
}

/** A server that answers as it likes. */
async function serve(listener: RequestListener, server = createServer(listener)) {
  const { url, close } = await listen(server);
  onTestFinished(() => close());
  return url;
}

describe('npm run connect', () => {
  const names: (DialectName | 'ours')[] = ['ours', 'ruoyi', 'jeecg', 'spring', 'thinkphp'];
  it.each(names)('C1: finds how a server speaks that the mock speaks as: %s', async (dialect) => {
    const server = await startHttpMock({ port: 0, ...(dialect === 'ours' ? {} : { dialect }) });
    onTestFinished(() => server.close());
    const preset = PRESETS[dialect];
    if (!preset) throw new Error('No such preset');
    const { text } = await run(server.url);
    const isPreset = text.includes(`It speaks as the preset ${dialect}, which needs no file.`);
    const made = isPreset ? preset : await files.dialect();
    // The mock tells more than the presets ask for, and finds users by any of their fields.
    const more = /^\.(permissions|calls\.GET \/user\/info|resources\.\/user\.keyword)$/;
    expect(differing(made, preset).filter((line) => !more.test(line))).toEqual([]);

    const { runContract } = await loadApp(server.url, made);
    const lines: string[] = [];
    const print = (line: string) => lines.push(line);
    await runContract({ host: server.url, login: admin, write: false }, print);
    expect(lines.filter((line) => line.includes('DIFFERS'))).toEqual([]);
    expect(lines.at(-1)).toContain(' 0 differ');
  });

  it('C1: says of each type whether it fits, what it has guessed, and what comes next', async () => {
    const { url, person } = await startNestAdmin();
    const { lines, text, questions } = await run(url, { person });
    expect(questions).toEqual([expect.stringContaining('captcha.html')]);
    expect(lines).toContain(
      'users: GET /system/users, fits with these names: createdAt is createTime, updatedAt is updateTime; lacks role, lastLoginTime, lastLoginIp',
    );
    expect(text).toMatch(/^not there: .*notice.*news/m);
    expect(text).toContain(`VITE_API_HOST=${url} VITE_API_DIALECT=tried npm start`);
    expect(text).toContain(`npm run contract -- ${url} --user <name> --captcha`);
    expect(files.read()).toContain("'POST /file': 'POST /tools/upload', // guessed");
  });

  it('C1: needs to know no family where a server has a document of its calls', async () => {
    const family = youlai();
    const { url, close } = await serveFamily(withCaptchaAt(family, '/auth/verify-code'));
    onTestFinished(() => {
      close();
    });
    for (const [index, type] of [1, 1, 2, 2].entries()) {
      const kinds = { type, level: 'L', targetType: 1, targetUserIds: null };
      const notice = { id: `${index + 1}`, title: '公告', content: '', publishStatus: 1 };
      family.data.notices.push({ ...notice, ...kinds });
    }
    const text = JSON.stringify(youlaiDocument()).replace('/auth/captcha', '/auth/verify-code');
    const openapi = files.write(text, 'api.json');
    await run(url, { openapi, person: { username: 'admin', password: '123456' } });
    expect(differing(await files.dialect(), family.dialect)).toEqual([
      '.calls.GET /system/captcha',
      // What the document lacks.
      '.calls.GET /user/get-import-template',
      '.calls.GET /user/export',
      '.calls.POST /user/import',
      // Of lists that it does not have, and of permissions that nobody has there.
      '.verbs.list',
      '.resources./notice.permission',
    ]);
    expect(files.read()).toContain('// guessed: defaults, values');
  });

  it('A3: sends a code that is refused under other names too', async () => {
    const { url, close } = await serveFamily(withCaptchaAt(nestAdmin(), '/captcha'));
    onTestFinished(() => {
      close();
    });
    const person = { username: 'admin', password: 'a123456' };
    const { questions } = await run(url, { person });
    expect(questions).toHaveLength(3);
    const { credentials } = await files.dialect();
    expect(credentials).toMatchObject({ captcha: 'verifyCode', captchaId: 'captchaId' });
  });

  it('C1: names each dialect in the list and in the condition', async () => {
    const { url, person } = await startNestAdmin();
    const names = ['first', 'second', 'third', 'fourth'];
    for (const name of names) await run(url, { person, name });
    const list = files.read('dialect.ts');
    for (const name of names) {
      expect(list).toContain(`import { ${name} } from './${name}.ts';`);
      expect(list).toMatch(new RegExp(`DIALECTS = \\{[^}]*\\b${name}\\b[^}]*\\} satisfies`));
      expect(list).toMatch(new RegExp(`VITE_API_DIALECT === '${name}'\\s+\\? ${name}\\s+: `));
    }
  });

  it('C5: tells nobody the password, and ends the session that it has begun', async () => {
    const { url, calls, person } = await startNestAdmin();
    const { text } = await run(url, { person });
    const written = files.read() + files.read('dialect.ts') + text;
    expect(written).not.toContain('a123456');
    expect(written).not.toMatch(/access(?!-log)/);
    expect(calls.at(-1)?.call).toBe('GET /api/account/logout');
    const writes = calls.filter(({ call }) => !call.startsWith('GET '));
    expect(writes.map(({ call }) => call)).toEqual(
      writes.map(() => expect.stringMatching(/\/(login|logout|connect-looks-for-nothing)$/)),
    );
  });

  it('C5: goes on with the session of a token from elsewhere, and does not end it', async () => {
    const { url, calls } = await startNestAdmin();
    const { questions } = await run(url, { person: { token: 'access' } });
    expect(questions).toEqual([]);
    expect(await files.dialect()).toMatchObject({
      success: { field: 'code', values: [200] },
      query: { pageNo: 'page', pageSize: 'pageSize', largest: 100 },
    });
    expect(calls.filter(({ call }) => call.includes('logout'))).toEqual([]);
  });

  it('C1: run again, it keeps what a person has changed, and adds what is new', async () => {
    const { url, person } = await startNestAdmin();
    await run(url, { person });
    const first = files.read();
    expect((await run(url, { person })).text).toContain('has all of that, and stays as it is');
    expect(files.read()).toBe(first);

    files.write(
      first
        .replace(
          "'POST /file': 'POST /tools/upload', // guessed",
          "'POST /file': 'POST /my/upload',",
        )
        .replace("'/news': null,", ''),
    );
    const { lines } = await run(url, { person });
    expect(lines).toContain(
      'Kept as the file has it: calls.POST /file: "POST /my/upload" (seen: "POST /tools/upload")',
    );
    const again = await files.dialect();
    expect(again.calls['POST /file']).toBe('POST /my/upload');
    expect(again.resources['/news']).toBeNull();
  });

  it('C5: waits as long as a server asks for that refuses more calls', async () => {
    const { family, url: real, person } = await startNestAdmin();
    let refused = 0;
    const url = await serve((message, response) => {
      if (refused < 2 && message.url?.startsWith(`${family.dialect.prefix}/system`)) {
        refused += 1;
        response.writeHead(429, { 'Retry-After': '0' }).end('Too many requests');
      } else forward(real, message, response);
    });
    await run(url, { person });
    expect(refused).toBe(2);
    expect(await files.dialect()).toMatchObject({ query: { pageNo: 'page' } });
  });

  const html = (_message: IncomingMessage, response: Parameters<RequestListener>[1]) =>
    response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Site</title>');
  it.each<[string, RequestListener, string]>([
    ['web pages', html, 'answers with web pages instead of JSON'],
    ['nothing', (_message, response) => response.end(), 'answers nothing that can be read'],
    ['a closed line', (message) => message.socket.destroy(), 'cannot be reached'],
    ['not in time', () => {}, 'did not answer GET / in time'],
    [
      'too many calls, for an hour',
      (_message, response) => response.writeHead(429, { 'Retry-After': '3600' }).end(),
      'refuses more calls (429), now for 3600 s',
    ],
    [
      'a page to sign in at, on another host',
      (_message, response) =>
        response.writeHead(302, { Location: 'http://127.0.0.1:1/sign-in' }).end(),
      'sends every call on to http://127.0.0.1:1/sign-in, which is not followed',
    ],
  ])('C5: says in one sentence that a server answers %s', async (_name, listener, sentence) => {
    const url = await serve(listener);
    const before = files.read('dialect.ts');
    files.write("export const tried = { prefix: '/mine' };\n");
    const fetch = politeFetch({ perSecond: 1e6, timeout: 300 });
    await expect(run(url, {}, fetch)).rejects.toThrow(sentence);
    expect(files.read()).toBe("export const tried = { prefix: '/mine' };\n");
    expect(files.read('dialect.ts')).toBe(before);
  });

  it('C5: trusts no certificate that nobody vouches for', async () => {
    const tls = await generate(undefined, { keyType: 'ec', algorithm: 'sha256' });
    const server = createSecureServer({ key: tls.private, cert: tls.cert }, html);
    const url = (await serve(html, server)).replace('http:', 'https:');
    await expect(run(url)).rejects.toThrow(
      /certificate of .+ is not trusted .+NODE_EXTRA_CA_CERTS/,
    );
  });

  it('C5: says that a server answers in another way each time', async () => {
    const { url: real, person } = await startNestAdmin();
    let count = 0;
    const url = await serve((message, response) => {
      count += message.url === '/api/system/users' ? 1 : 0;
      forward(real, message, response, (text) =>
        count > 1 ? text.replaceAll('"nickname"', '"nick"') : text,
      );
    });
    await expect(run(url, { person })).rejects.toThrow(
      /in two ways: with .*nickname.*moment later/,
    );
    expect(() => files.read()).toThrow('ENOENT');
  });

  it('C5: leaves a file alone that it cannot read', async () => {
    const { url, person } = await startNestAdmin();
    files.write('export const tried = {');
    await expect(run(url, { person })).rejects.toThrow('cannot be read, and stays as it is');
    expect(files.read()).toBe('export const tried = {');
  });
});

/** Passes a call on to another server, and its answer back. */
function forward(
  to: string,
  message: IncomingMessage,
  response: Parameters<RequestListener>[1],
  change = (text: string) => text,
): void {
  const parts: Buffer[] = [];
  message.on('data', (part: Buffer) => parts.push(part));
  message.on('end', () => {
    const { method = 'GET', url = '', headers } = message;
    const body = method === 'GET' ? {} : { body: Buffer.concat(parts) };
    const { authorization = '' } = headers;
    void fetch(to + url, { method, headers: { authorization }, ...body }).then(async (answer) =>
      response.writeHead(answer.status).end(change(await answer.text())),
    );
  });
}
