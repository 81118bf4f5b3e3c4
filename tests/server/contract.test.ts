import { spawn } from 'node:child_process';
import process from 'node:process';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CALLS, READS, WRITES } from '#tools/api-check/calls.ts';
import { type HttpMock, startHttpMock } from '#src/mocks/http.ts';
import { mock } from '#tests/support/mock.ts';
import { readArguments } from '#tools/api-check/arguments.ts';
import { runContract } from '#tools/api-check/run-contract.ts';

const login = { username: 'admin', password: 'demo1234' };
let server: HttpMock;

// Stops MSW, because these requests must reach a real server.
beforeAll(async () => {
  mock.close();
  server = await startHttpMock({ port: 0 });
});
afterEach(() => server.db.faults.clear());
afterAll(async () => {
  await server.close();
  mock.listen();
});

async function run(options: { login?: typeof login; write?: boolean } = {}) {
  const lines: string[] = [];
  const fits = await runContract(
    { host: server.url, login: null, write: false, ...options },
    (line) => lines.push(line),
  );
  return { fits, lines, last: lines.at(-1), text: lines.join('\n') };
}

describe('npm run contract', () => {
  it('C3: makes a visitor’s calls and says which need a session', async () => {
    const { fits, last, lines } = await run();
    const visitors = READS.filter(({ access }) => access === 'visitor').length;
    const skipped = CALLS.length - visitors;
    expect(last).toBe(`${server.url}/api: ${visitors} fit, 0 differ, ${skipped} not tried`);
    expect(lines).toContain('GET /user/page  not tried · needs a session: --user or --token');
    expect(fits).toBe(true);
  });

  it('C3: signed in and asked to write, makes all calls that can be undone', async () => {
    const links = server.db.links.all();
    const { fits, last } = await run({ login, write: true });
    const made = READS.length + WRITES.length - 2;
    expect(last).toBe(`${server.url}/api: ${made} fit, 0 differ, 2 not tried`);
    expect(fits).toBe(true);
    expect(server.db.links.all()).toEqual(links);
  });

  it('C3: names what the server does not delete', async () => {
    server.db.faults.set('DELETE /links/delete', '500');
    const { fits, text } = await run({ login, write: true });
    expect(text).toMatch(/LEFT BEHIND: \/links contract-/);
    expect(text).toMatch(/DELETE \/links\/delete {2}DIFFERS/);
    expect(fits).toBe(false);
  });

  it('C5: fails where a call does not fit, and says where', async () => {
    server.db.faults.set('GET /links/get', 'bad-row');
    server.db.faults.set('GET /news/page', '503');
    const { fits, last, text } = await run();
    expect(text).toMatch(/GET \/links\/get {2}DIFFERS · 200 · \d+ ms · × \d+\n {4}data\[0\]\.id: /);
    expect(text).toMatch(/GET \/news\/page {2}DIFFERS · 503 .+\n {4}status: 2xx ← 503/);
    expect(text).toContain('data[].broken');
    expect(last).toContain('2 differ');
    expect(fits).toBe(false);
  });

  it('C5: reports a wrong password, and makes no call that needs a session', async () => {
    const { fits, text } = await run({ login: { ...login, password: 'wrong' }, write: true });
    expect(text).toMatch(/POST \/user\/login {2}DIFFERS · 200 .+\n {4}success: true ← false/);
    expect(text).toContain(
      'POST /links/create  not tried · needs a session, and the sign-in failed',
    );
    expect(fits).toBe(false);
  });

  it('C5: reports every call of a host that does not answer', async () => {
    const lines: string[] = [];
    const host = 'http://127.0.0.1:1';
    const print = (line: string) => lines.push(line);
    expect(await runContract({ host, login: null, write: false }, print)).toBe(false);
    expect(lines.at(-1)).toMatch(/0 fit, \d+ differ/);
  });

  it('C5: the command’s exit status is 0, 1 or 2', async () => {
    const status = (...args: string[]) =>
      new Promise<number | null>((resolve) => {
        const command = spawn(process.execPath, ['tools/api-check/main.ts', ...args], {
          stdio: 'ignore',
        });
        command.once('close', resolve);
      });
    expect(await status(server.url)).toBe(0);
    server.db.faults.set('GET /links/get', '404');
    expect(await status(server.url)).toBe(1);
    expect(await status()).toBe(2);
  });

  it.each([
    [['https://api.example.com/'], 'https://api.example.com', null, false],
    [['http://a.example', '--user', 'u', '--password', 'p'], 'http://a.example', 'u', false],
    [['http://a.example', '--user=u', '--password=p', '--write'], 'http://a.example', 'u', true],
  ] as const)('accepts the arguments %j', (args, host, username, write) => {
    const options = readArguments([...args]);
    expect(options).toMatchObject({ host, write });
    expect(options.login?.username ?? null).toBe(username);
  });

  it.each<[string[], string]>([
    [[], 'The host is missing'],
    [['api.example.com'], 'The host is no address'],
    [['ftp://a.example'], 'The host is no address'],
    [['http://a.example', '--write'], '--write needs --user'],
    [['http://a.example', '--password', 'p'], '--password needs --user'],
    [['http://a.example', 'http://b.example'], 'One argument too many: http://b.example'],
    [['http://a.example', '--nonsense'], "Unknown option '--nonsense'"],
  ])('refuses the arguments %j and says why', (args, words) => {
    expect(() => readArguments(args)).toThrow(words);
  });
});
