import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { STATUS } from '#src/api/status.ts';
import { isVisibleNow } from '#src/api/visibility.ts';
import { startHttpMock } from '#src/mocks/http.ts';
import type { HttpMock } from '#src/mocks/http.ts';
import { prerenderApp } from '#tests/support/prerender-app.ts';

const ORIGIN = 'https://www.example.com';
const folder = mkdtempSync(join(tmpdir(), 'details-'));
let api: HttpMock;

// In milliseconds: a test prerenders all routes twice.
vi.setConfig({ testTimeout: 120_000 });

beforeAll(async () => {
  cpSync(inject('appFolder'), folder, { recursive: true });
  api = await startHttpMock({ port: 0 });
});

afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

const prerender = (limit: number) => prerenderApp({ folder, api: api.url, origin: ORIGIN, limit });

const pathOf = (name: string) => join(folder, 'news/details', name);

/** The files of details pages of news, without the common one and compressed copies. */
function files(): string[] {
  return readdirSync(pathOf('.'))
    .filter((name) => name.endsWith('.html') && name !== 'index.html')
    .toSorted();
}

function documentOf(name: string): Document {
  return new JSDOM(readFileSync(pathOf(name), 'utf8')).window.document;
}

/** The newest news that visitors can see. */
function newest(count: number) {
  return api.db.news
    .all()
    .filter((news) => isVisibleNow(news, Date.now()))
    .toSorted((one, other) => Date.parse(other.publishTime) - Date.parse(one.publishTime))
    .slice(0, count);
}

/** Of each type: enough for a second thread. */
const MANY = 7;

// One after the other on the same folder, as an operator runs the command again and again.
it('P11: the newest records have a page without scripts, in each language', async () => {
  const output = await prerender(2);
  expect(output).toContain('/news/details: 4 files written, 0 unchanged, 0 removed');
  const shown = newest(2);
  expect(files()).toEqual(shown.flatMap(({ id }) => [`${id}.en.html`, `${id}.html`]).toSorted());
  for (const { id, title } of shown) {
    for (const [ending, lang, query] of [
      ['.html', 'zh-CN', ''],
      ['.en.html', 'en', '&lng=en'],
    ] as const) {
      const page = documentOf(`${id}${ending}`);
      const address = `${ORIGIN}/news/details?id=${id}`;
      expect(page.documentElement.lang).toBe(lang);
      expect(page.querySelector('main h1')?.textContent).toBe(title);
      expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(address + query);
      expect(page.querySelector('link[hreflang=en]')?.getAttribute('href')).toBe(
        `${address}&lng=en`,
      );
    }
  }
});

it('P11: a run leaves what has not changed, and writes what has', async () => {
  const [latest, second] = newest(2);
  if (!latest || !second) throw new Error('There are no news.');
  const before = readFileSync(pathOf(`${latest.id}.html`), 'utf8');
  expect(await prerender(2)).toContain('/news/details: 0 files written, 4 unchanged, 0 removed');
  expect(readFileSync(pathOf(`${latest.id}.html`), 'utf8')).toBe(before);

  api.db.news.replace({ ...latest, title: '改过的标题', updateTime: new Date().toISOString() });
  // The other one shows the title as that of its neighbour.
  expect(await prerender(2)).toContain('/news/details: 4 files written, 0 unchanged, 0 removed');
  expect(documentOf(`${latest.id}.html`).querySelector('main h1')?.textContent).toBe('改过的标题');
});

it('P11: records that visitors no longer see, or that are older, lose their files', async () => {
  const [latest] = newest(2);
  if (!latest) throw new Error('There are no news.');
  api.db.news.replace({ ...latest, status: STATUS.hidden });
  const [next] = newest(1);
  expect(await prerender(1)).toMatch(/news\/details: \d files written, \d unchanged, 2 removed/);
  expect(files()).toEqual([`${next?.id}.en.html`, `${next?.id}.html`]);
  expect(readdirSync(pathOf('.')).filter((name) => name.startsWith(`${latest.id}.`))).toEqual([]);
});

it('P11: a record that cannot be read is named and has no file', async () => {
  const [latest] = newest(1);
  if (!latest) throw new Error('There are no news.');
  api.db.news.replace({ ...latest, updateTime: new Date().toISOString() });
  api.db.faults.set('GET /news/get', '404');
  const output = await prerender(1);
  api.db.faults.clear();
  expect(output).toContain(`no file for ${latest.id}: it could not be read`);
  expect(files()).toEqual([]);
});

it('P11: many records are written at once, each in its file, but for ids that cannot name one', async () => {
  const shown = newest(MANY);
  const [latest] = shown;
  if (!latest) throw new Error('There are no news.');
  const publishTime = new Date().toISOString();
  const badIds = ['温室 1', '../../home', 'index'];
  for (const id of badIds) {
    api.db.news.insert(() => ({ ...latest, id, publishTime }));
  }
  const output = await prerender(MANY + badIds.length);
  for (const id of badIds) expect(output).toContain(`no file for ${id}`);
  expect(files()).toHaveLength(2 * MANY);
  for (const { id, title } of shown) {
    for (const [ending, lang] of [
      ['.html', 'zh-CN'],
      ['.en.html', 'en'],
    ] as const) {
      const page = documentOf(`${id}${ending}`);
      expect(page.querySelector('main h1')?.textContent).toBe(title);
      expect(page.documentElement.lang).toBe(lang);
    }
  }
  expect(documentOf('index.html').querySelector('main')).toBeNull();
});
