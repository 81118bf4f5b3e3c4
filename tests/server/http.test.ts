import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type HttpMock, type HttpMockOptions, startHttpMock } from '#src/mocks/http.ts';
import { readArguments } from '#tools/mock-api/arguments.ts';
import { isRecord } from '#src/lib/records/is-record.ts';
import { mock } from '#tests/support/mock.ts';
import { pngBytes } from '#tests/support/picture-files.ts';

const credentials = { username: 'admin', password: 'demo1234' };

let folder = '';
let servers: HttpMock[] = [];

// Stops MSW, because these requests must reach a real server.
beforeAll(() => mock.close());
afterAll(() => mock.listen());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'http-mock-'));
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.close()));
  servers = [];
  rmSync(folder, { recursive: true });
});

async function start(options: HttpMockOptions = {}): Promise<HttpMock> {
  const server = await startHttpMock({ port: 0, ...options });
  servers.push(server);
  return server;
}

function post(server: HttpMock, path: string, body: unknown, headers: Record<string, string> = {}) {
  return fetch(`${server.url}/api${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
}

/** @returns the token, and the cookie as a browser sends it */
async function signIn(server: HttpMock, body = credentials) {
  const response = await post(server, '/user/login', body);
  const answer: unknown = await response.json();
  const data = isRecord(answer) && isRecord(answer.data) ? answer.data : {};
  const cookie = response.headers.getSetCookie()[0] ?? '';
  return { token: String(data.token), cookie: cookie.split(';')[0] ?? '', setCookie: cookie };
}

const PICTURE = pngBytes([]);

function uploadPicture(server: HttpMock, token: string) {
  const boundary = '----------------a-picture-of-plants';
  const head = [
    `--${boundary}`,
    'Content-Disposition: form-data; name="file"; filename="a.png"',
    'Content-Type: image/png',
    '',
    '',
  ].join('\r\n');
  return fetch(`${server.url}/api/file`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
    },
    body: Buffer.concat([Buffer.from(head), PICTURE, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
}

describe('the mock as an HTTP server', () => {
  it('C1: answers known calls over HTTP, and unknown ones with 404', async () => {
    const server = await start();
    const known = await fetch(`${server.url}/api/links/get`);
    expect(known.status).toBe(200);
    expect(await known.json()).toMatchObject({ success: true });
    const unknown = await fetch(`${server.url}/api/nothing`);
    expect(unknown.status).toBe(404);
    expect(await unknown.json()).toMatchObject({ success: false });
    expect((await fetch(`${server.url}/elsewhere`)).status).toBe(404);
  });

  it('A3: signs in with a token and a cookie; both work until the sign-out', async () => {
    const server = await start();
    const { token, cookie, setCookie } = await signIn(server);
    expect(setCookie).toMatch(/HttpOnly; SameSite=Lax/);
    const users = (headers: Record<string, string>) =>
      fetch(`${server.url}/api/user/page`, { headers }).then((response) => response.status);
    expect(await users({ Cookie: cookie })).toBe(200);
    expect(await users({ Authorization: `Bearer ${token}` })).toBe(200);
    const out = await post(server, '/user/logout', {}, { Cookie: cookie });
    expect(out.headers.getSetCookie()[0]).toMatch(/^mock_session=;.*Max-Age=0/);
    expect(await users({ Cookie: cookie })).toBe(401);
  });

  it('A12: one client’s session is not another’s', async () => {
    const server = await start();
    const first = await signIn(server);
    const status = async (headers: Record<string, string> = {}) =>
      (await fetch(`${server.url}/api/user/page`, { headers })).status;
    expect(await status({ Cookie: first.cookie })).toBe(200);
    expect(await status()).toBe(401);
    const second = await signIn(server, { username: 'zhouyi', password: 'demo1234' });
    expect(await status({ Cookie: second.cookie })).toBe(403);
    expect(await status({ Cookie: first.cookie })).toBe(200);
    expect(await status()).toBe(401);
  });

  it('B4: stores uploads in a folder, and a reset deletes only these', async () => {
    const uploads = join(folder, 'uploads');
    const server = await start({ uploads });
    writeFileSync(join(uploads, 'mine.txt'), 'stays');
    const { token } = await signIn(server);
    expect(await (await uploadPicture(server, token)).json()).toMatchObject({
      data: { url: '/api/files/photo-201.png' },
    });
    expect([...readFileSync(join(uploads, 'photo-201.png'))]).toEqual([...PICTURE]);
    const picture = await fetch(`${server.url}/api/files/photo-201.png`);
    expect(picture.headers.get('Content-Type')).toBe('image/png');
    // After the reset, another picture gets this address.
    expect(picture.headers.get('Cache-Control')).toBe('no-cache');
    expect((await fetch(`${server.url}/api/files/..%2Fstate.json`)).status).toBe(404);
    await post(server, '/__mock__/reset', {});
    expect(readdirSync(uploads)).toEqual(['mine.txt']);
  });

  it('keeps changes in a file over a restart', async () => {
    const state = join(folder, 'state.json');
    const before = await start({ state });
    const { token } = await signIn(before);
    const link = { name: '重启以后', url: 'https://again.example.com', unknown: 7 };
    await post(before, '/links/create', link, { Authorization: `Bearer ${token}` });
    expect(existsSync(state)).toBe(true);
    await before.close();
    const after = await start({ state });
    const links: unknown = await (await fetch(`${after.url}/api/links/get`)).json();
    expect(links).toMatchObject({ data: expect.arrayContaining([expect.objectContaining(link)]) });
    const users = await fetch(`${after.url}/api/user/page`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(users.status).toBe(200);
  });

  it('does not start with a broken state file', async () => {
    const state = join(folder, 'state.json');
    writeFileSync(state, '{"collections":');
    await expect(start({ state })).rejects.toThrow(/holds no state of this mock/);
  });

  it('accepts calls with credentials from apps on other ports of this machine, and from no other site', async () => {
    const server = await start();
    const allowed = async (origin: string, method = 'GET') => {
      const response = await fetch(`${server.url}/api/links/get`, {
        method,
        headers: { Origin: origin, 'Access-Control-Request-Headers': 'authorization' },
      });
      return {
        origin: response.headers.get('Access-Control-Allow-Origin'),
        credentials: response.headers.get('Access-Control-Allow-Credentials'),
        headers: response.headers.get('Access-Control-Allow-Headers'),
      };
    };
    const app = 'http://localhost:5173';
    const yes = { origin: app, credentials: 'true' };
    expect(await allowed(app)).toMatchObject(yes);
    expect(await allowed(app, 'OPTIONS')).toEqual({ ...yes, headers: 'authorization' });
    const no = { origin: null, credentials: null };
    expect(await allowed('https://elsewhere.example.com')).toMatchObject(no);
    expect(await allowed('http://localhost.example.com')).toMatchObject(no);
  });

  it('C2: breaks the connection where a fault asks for it, and answers the next request', async () => {
    const server = await start();
    const dropped = fetch(`${server.url}/api/links/get?x-mock-fault=drop`);
    await expect(dropped).rejects.toThrow(TypeError);
    expect((await fetch(`${server.url}/api/links/get`)).status).toBe(200);
  });

  it('C2: leaves a call unanswered until the caller gives up, and can be stopped meanwhile', async () => {
    const server = await start();
    const controller = new AbortController();
    const hanging = fetch(`${server.url}/api/links/get?x-mock-fault=hang`, {
      signal: controller.signal,
    });
    expect((await fetch(`${server.url}/api/menu/list`)).status).toBe(200);
    expect(server.db.requests.of('GET /links/get')).toHaveLength(1);
    controller.abort();
    await expect(hanging).rejects.toThrow(/abort/i);
    const unanswered = fetch(`${server.url}/api/links/get?x-mock-fault=hang`);
    await expect.poll(() => server.db.requests.of('GET /links/get').length).toBe(2);
    await Promise.all([expect(unanswered).rejects.toThrow(TypeError), server.close()]);
    servers = [];
  });

  it('serves 100,000 news', async () => {
    const server = await start({ rows: { news: 100_000 } });
    const { token } = await signIn(server);
    const page = await fetch(`${server.url}/api/news/page?pageNo=5000&pageSize=20`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(await page.json()).toMatchObject({ data: { total: 100_000, list: { length: 20 } } });
  });

  it('takes port, folder, state file, numbers of rows and dialect from the command line', () => {
    expect(readArguments([])).toEqual({ rows: {} });
    expect(
      readArguments(
        '--port 0 --uploads up --state s.json --rows news=9 --rows products=7 --rows access-log=5'.split(
          ' ',
        ),
      ),
    ).toEqual({
      port: 0,
      uploads: 'up',
      state: 's.json',
      rows: { news: 9, products: 7, accessLog: 5 },
    });
    expect(readArguments(['--dialect', 'ruoyi'])).toEqual({ dialect: 'ruoyi', rows: {} });
    expect(() => readArguments(['--dialect', 'latin'])).toThrow(/ruoyi, jeecg, spring, thinkphp/);
    expect(() => readArguments(['--port', 'many'])).toThrow(/port/);
    expect(() => readArguments(['--colour', 'red'])).toThrow(/colour/);
  });
});
