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

// In milliseconds: each test prerenders all routes.
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

/** The names of the files of these records. */
function namesOf(records: readonly { id: string | number }[]): string[] {
  return records.flatMap(({ id }) => [`${id}.en.html`, `${id}.html`]).toSorted();
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
const BAD_IDS = ['温室 1', '../../home', 'index'];
/** Newer than all others, so that they count as well. */
const LIMIT = MANY + BAD_IDS.length;

// One after the other on the same folder, as an operator runs the command again and again.
it('P11: the newest records have a page without scripts, in each language, but for ids that cannot name one', async () => {
  const shown = newest(MANY);
  const [latest] = shown;
  if (!latest) throw new Error('There are no news.');
  const publishTime = new Date().toISOString();
  for (const id of BAD_IDS) api.db.news.insert(() => ({ ...latest, id, publishTime }));

  const output = await prerender(LIMIT);
  expect(output).toContain('/news/details: 14 files written, 0 unchanged, 0 removed');
  for (const id of BAD_IDS) expect(output).toContain(`no file for ${id}: only letters`);
  expect(files()).toEqual(namesOf(shown));
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
  expect(documentOf('index.html').querySelector('main')).toBeNull();
});

it('P11: a run leaves what has not changed, and writes what has', async () => {
  const third = newest(LIMIT).at(BAD_IDS.length + 2);
  const last = newest(LIMIT).at(-1);
  if (!third || !last) throw new Error('There are too few news.');
  const before = readFileSync(pathOf(`${last.id}.html`), 'utf8');

  api.db.news.replace({ ...third, title: '改过的标题', updateTime: new Date().toISOString() });
  // Its neighbours on both sides show its title.
  expect(await prerender(LIMIT)).toContain(
    '/news/details: 6 files written, 8 unchanged, 0 removed',
  );
  expect(documentOf(`${third.id}.html`).querySelector('main h1')?.textContent).toBe('改过的标题');
  expect(readFileSync(pathOf(`${last.id}.html`), 'utf8')).toBe(before);
});

it('P11: records that visitors no longer see, that are older, or cannot be read, have no file', async () => {
  const [latest, second, third, fourth] = newest(LIMIT).slice(BAD_IDS.length);
  if (!latest || !second || !third || !fourth) throw new Error('There are too few news.');
  api.db.news.replace({ ...latest, status: STATUS.hidden });
  api.db.faults.set('GET /news/get', '404');
  const output = await prerender(BAD_IDS.length + 3);
  api.db.faults.clear();
  // Only the third one has the same neighbours as before: the others are read again.
  expect(output).toContain('/news/details: 0 files written, 2 unchanged, 8 removed');
  for (const { id } of [second, fourth]) {
    expect(output).toContain(`no file for ${id}: it could not be read`);
  }
  expect(files()).toEqual(namesOf([third]));
  expect(readdirSync(pathOf('.')).filter((name) => name.startsWith(`${latest.id}.`))).toEqual([]);
});
