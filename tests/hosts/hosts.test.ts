import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startHttpMock } from '#src/mocks/http.ts';
import { PAGES as SITE } from '#tests/support/pages.ts';
import { prerenderApp, writeMachineFiles } from '#tests/support/prerender-app.ts';
import { cacheControl, securityHeaders } from '../../deploy/headers.ts';
import { caddy, startCaddy } from './caddy.ts';
import { startEchoServer } from './echo-server.ts';
import { hasBrotli, nginx, startNginx } from './nginx.ts';
import type { Host } from '#tests/support/start-host.ts';

const HOSTS = [
  { name: 'nginx', isInstalled: nginx !== undefined, hasBrotli, start: startNginx },
  { name: 'Caddy', isInstalled: caddy !== undefined, hasBrotli: true, start: startCaddy },
];
for (const { name, isInstalled } of HOSTS) {
  if (!isInstalled) console.info(`Skipped: no ${name} is installed.`);
}

const CN = { 'Accept-Language': 'zh-CN,zh;q=0.9' };
const EN = { 'Accept-Language': 'en-GB,en;q=0.9' };
const PAGES = [
  { path: '/', headers: CN, file: 'index.html' },
  { path: '/', headers: EN, file: 'index.en.html' },
  { path: '/?lng=en', headers: CN, file: 'index.en.html' },
  { path: '/home', headers: CN, file: 'home/index.html' },
  { path: '/home', headers: { ...CN, Cookie: 'i18next=en' }, file: 'home/index.en.html' },
  { path: '/home?lng=en', headers: CN, file: 'home/index.en.html' },
  { path: '/news', headers: EN, file: 'news/index.en.html' },
  { path: '/news/details', headers: EN, file: 'news/details/index.html' },
  { path: '/news/details?id=none', headers: EN, file: 'news/details/index.html' },
  { path: '/news/details?id=index', headers: CN, file: 'news/details/index.html' },
  { path: '/news/details?id=../../home/index', headers: CN, file: 'news/details/index.html' },
  { path: '/news/details?id=..%2F..%2Fhome%2Findex', headers: CN, file: 'news/details/index.html' },
  { path: '/test', headers: CN, file: 'app.html' },
  { path: '/error/500', headers: CN, file: 'app.html' },
  { path: '/auth/login', headers: EN, file: 'app.html' },
  { path: '/backstage/content/industry-news/list', headers: CN, file: 'app.html' },
];

const root = mkdtempSync(join(tmpdir(), 'hosts-'));
const read = (name: string) => readFileSync(join(root, name));
let api: Awaited<ReturnType<typeof startEchoServer>>;

beforeAll(async () => {
  cpSync(inject('appFolder'), root, { recursive: true });
  const mock = await startHttpMock({ port: 0 });
  const site = { folder: root, api: mock.url, origin: 'https://www.example.com' };
  await prerenderApp({ ...site, limit: 1 });
  await writeMachineFiles(site);
  await mock.close();
  api = await startEchoServer();
});

afterAll(async () => {
  await api.close();
  rmSync(root, { recursive: true });
});

/** The largest file in `/assets/` whose name ends so. */
function assetOf(ending: string): string {
  const [name] = readdirSync(join(root, 'assets'))
    .filter((each) => each.endsWith(ending))
    .toSorted((one, other) => read(`assets/${other}`).length - read(`assets/${one}`).length);
  if (name === undefined) throw new Error(`The build has no ${ending}`);
  return `/assets/${name}`;
}

function expectSecurityHeaders({ headers }: Response): void {
  for (const [name, value] of Object.entries(securityHeaders())) {
    expect(headers.get(name), name).toBe(value);
  }
}

const Echo = v.object({
  method: v.string(),
  url: v.string(),
  headers: v.record(v.string(), v.string()),
  bytes: v.number(),
});

/** Gets an answer as it was sent: `fetch` would undo the compression. */
function getUndecoded(url: string, headers: Record<string, string>): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => get(url, { headers }, resolve).once('error', reject));
}

/** Makes a call that has to reach the API server, and returns what it has received. */
async function callApi(url: string, init: RequestInit = {}) {
  const response = await fetch(url, init);
  expect(response.status, url).toBe(200);
  expectSecurityHeaders(response);
  return v.parse(Echo, await response.json());
}

describe.each(HOSTS)('$name with the example', ({ isInstalled, hasBrotli, start }) => {
  describe.skipIf(!isInstalled)('as it stands', () => {
    let host: Host;

    beforeAll(async () => {
      host = await start({ root, variables: { API_ORIGIN: api.url } });
    });

    afterAll(() => host?.stop());

    it.each(PAGES)('sends $file for $path, $headers', async ({ path, headers, file }) => {
      const response = await fetch(host.url + path, { headers });
      expect(response.status).toBe(200);
      expect(await response.text()).toBe(read(file).toString());
      expect(response.headers.get('Content-Type')).toMatch(/^text\/html/);
      expect(response.headers.get('Cache-Control')).toBe('no-cache');
      // The common page is the same in both languages.
      const isCommon = file === 'app.html';
      const varies = response.headers.get('Vary')?.includes('Accept-Language, Cookie');
      expect(isCommon || varies).toBe(true);
      expectSecurityHeaders(response);
    });

    it.each(['product', 'news', 'job'])('sends the file of a record: %s', async (type) => {
      const names = readdirSync(join(root, type, 'details'));
      const id = names.find((name) => /^\d+\.html$/.test(name))?.replace('.html', '');
      expect(id).toBeDefined();
      for (const [query, headers, ending] of [
        [`?id=${id}`, CN, '.html'],
        [`?id=${id}`, EN, '.en.html'],
        [`?utm_source=letter&id=${id}&lng=en`, CN, '.en.html'],
      ] as const) {
        const response = await fetch(`${host.url}/${type}/details${query}`, { headers });
        expect(response.status).toBe(200);
        expect(await response.text()).toBe(read(`${type}/details/${id}${ending}`).toString());
        expect(response.headers.get('Cache-Control')).toBe('no-cache');
        expectSecurityHeaders(response);
      }
    });

    it('sends a record as Markdown', async () => {
      const name = readdirSync(join(root, 'product/details')).find((each) => each.endsWith('.md'));
      const path = `/product/details/${name}`;
      const response = await fetch(host.url + path);
      expect(await response.text()).toBe(read(path).toString());
      expect(response.headers.get('Content-Type')).toBe('text/markdown; charset=utf-8');
      expect(response.headers.get('Cache-Control')).toBe('no-cache');
      expectSecurityHeaders(response);
    });

    it.each(SITE.filter(({ path }) => path !== '/error/404'))(
      'has $path, as the program has',
      async ({ path }) => expect((await fetch(host.url + path)).status).toBe(200),
    );

    it.each(['/nowhere', '/news/nowhere', '/error/404', '/locales', '/backstages'])(
      'answers 404 for what no route knows, with the page that says so: %s',
      async (path) => {
        const response = await fetch(host.url + path);
        expect(response.status).toBe(404);
        expect(await response.text()).toBe(read('app.html').toString());
        expect(response.headers.get('Cache-Control')).toBe('no-cache');
        expectSecurityHeaders(response);
      },
    );

    it.each([
      ['/version.json', 'application/json'],
      ['/index.html', 'text/html'],
      ['/locales/cn/common.json', 'application/json'],
      ['/robots.txt', 'text/plain'],
      ['/sitemap.xml', 'text/xml; charset=utf-8'],
      ['/feed.en.xml', 'text/xml; charset=utf-8'],
      ['/llms.txt', 'text/plain; charset=utf-8'],
      ['/favicon.svg', 'image/svg+xml'],
      ['/favicon.ico', 'image/'],
    ])('has %s asked for each time', async (path, type) => {
      const response = await fetch(host.url + path);
      expect(response.status).toBe(200);
      expect(Buffer.from(await response.arrayBuffer())).toEqual(read(path));
      expect(response.headers.get('Content-Type')).toContain(type);
      expect(response.headers.get('Cache-Control')).toBe(cacheControl(path));
      expectSecurityHeaders(response);
    });

    it.each(['.js', '.css', '.woff2'])('lets an asset be kept for ever: %s', async (ending) => {
      const path = assetOf(ending);
      const response = await fetch(host.url + path);
      expect(response.status).toBe(200);
      expect(Buffer.from(await response.arrayBuffer())).toEqual(read(path));
      expect(response.headers.get('Cache-Control')).toBe(cacheControl(path));
      expectSecurityHeaders(response);
    });

    it.each([
      { accepts: 'gzip', encoding: 'gzip', suffix: '.gz' },
      { accepts: 'gzip, br', encoding: 'br', suffix: '.br' },
      { accepts: 'identity', encoding: undefined, suffix: '' },
    ])('sends the file that the build has compressed: $accepts', async (row) => {
      if (row.encoding === 'br' && !hasBrotli) return;
      for (const [path, file] of [
        [assetOf('.js'), assetOf('.js')],
        ['/home?lng=cn', 'home/index.html'],
      ] as const) {
        const response = await getUndecoded(host.url + path, { 'Accept-Encoding': row.accepts });
        expect(response.headers['content-encoding'], path).toBe(row.encoding);
        expect(await buffer(response)).toEqual(read(file + row.suffix));
      }
    });

    it.each(['/assets/program-12345678.js', '/gone.png', '/gone.js', '/locales/cn/gone.json'])(
      'answers 404 for a file that is missing: %s',
      async (path) => {
        const response = await fetch(host.url + path);
        expect(response.status).toBe(404);
        expect(response.headers.get('Cache-Control') ?? '').not.toContain('immutable');
        expectSecurityHeaders(response);
      },
    );

    it.each([
      '/api/links/get',
      '/api/pictures/rack-640.webp',
      '/api/files/photo-201.png',
      '/api/news/a%2Fb?id=%E4%B8%AD&q=1+2',
      '/uploads/2026/11/a.png',
    ])('hands %s to the API as it is', async (path) => {
      expect(await callApi(host.url + path)).toMatchObject({ method: 'GET', url: path });
    });

    it('hands over a large upload', async () => {
      const body = new Uint8Array(11 * 1024 * 1024);
      const got = await callApi(`${host.url}/api/file`, { method: 'POST', body });
      expect(got).toMatchObject({ method: 'POST', bytes: body.length });
    });

    it('compresses what the API answers', async () => {
      const response = await fetch(`${host.url}/api/links/get`, {
        headers: { 'Accept-Encoding': 'gzip', Via: '1.1 front' },
      });
      expect(response.headers.get('Content-Encoding')).toBe('gzip');
    });

    it('tells the API which address and which connection the reader has', async () => {
      const { headers } = await callApi(`${host.url}/api/links/get`);
      expect(headers).toMatchObject({
        host: new URL(host.url).host,
        'x-forwarded-proto': 'http',
        'x-forwarded-for': '127.0.0.1',
      });
      const secure = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '203.0.113.7' };
      expect(
        (await callApi(`${host.url}/api/links/get`, { headers: secure })).headers,
      ).toMatchObject({
        'x-forwarded-proto': 'https',
        'x-forwarded-for': '203.0.113.7, 127.0.0.1',
      });
    });
  });

  it.skipIf(!isInstalled)('lets in the statistics and the players of other origins', async () => {
    const analytics = 'https://stats.example.com';
    const video = 'https://player.bilibili.com https://v.qq.com';
    const host = await start({
      root,
      variables: { API_ORIGIN: api.url, ANALYTICS_ORIGIN: analytics, VIDEO_ORIGINS: video },
    });
    try {
      const { headers } = await fetch(`${host.url}/home`);
      expect(headers.get('Content-Security-Policy')).toBe(
        securityHeaders({ analytics, video })['Content-Security-Policy'],
      );
    } finally {
      await host.stop();
    }
  });

  it.skipIf(!isInstalled)('takes off the prefix that a RuoYi server does not know', async () => {
    const host = await start({
      root,
      variables: {
        API_ORIGIN: api.url,
        API_PREFIX: '/prod-api',
        STRIP_PREFIX: '/prod-api',
        UPLOADS_PREFIX: '/profile',
      },
    });
    try {
      const urlOf = async (path: string) => (await callApi(host.url + path)).url;
      expect(await urlOf('/prod-api/links/get?id=1')).toBe('/links/get?id=1');
      expect(await urlOf('/profile/upload/2026/a.png')).toBe('/profile/upload/2026/a.png');
      expect((await fetch(`${host.url}/uploads/a.png`)).status).toBe(404);
    } finally {
      await host.stop();
    }
  });
});

it.skipIf(caddy === undefined)('Caddy names API_ORIGIN where it is not set', async () => {
  await expect(startCaddy({ root, variables: {} })).rejects.toThrow('API_ORIGIN-is-not-set');
});
