import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startHttpMock } from '#src/mocks/http.ts';
import { BUILD_VARIABLES } from '#tests/support/build-variables.ts';
import { prerenderApp } from '#tests/support/prerender-app.ts';
import { buildApp } from '#tools/preview/build-app.ts';
import { serveApp } from '#tools/preview/serve-app.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { openTab } from './support/open-tab.ts';
import { sharedBrowser } from './support/shared-browser.ts';

const ENGLISH = { VITE_CONTENT_LANGUAGES: 'en' };
/** One in both languages, one that is left in Chinese alone. */
const NEWS = { translated: 5, untranslated: 20 };

type World = Awaited<ReturnType<typeof startWorld>>;
let world: World;

/** A prerendered site with English, of few records. */
async function startWorld() {
  const api = await startHttpMock({ port: 0 });
  const { news, products, jobs } = api.db;
  const kept = new Set<unknown>(Object.values(NEWS));
  for (const { id } of news.all().filter((one) => !kept.has(one.id))) news.remove(id);
  Object.assign(news.find(NEWS.untranslated) ?? {}, { titleEn: '', contentEn: '' });
  for (const { id } of products.all().slice(2)) products.remove(id);
  for (const { id } of jobs.all().slice(1)) jobs.remove(id);
  const folder = mkdtempSync(join(tmpdir(), 'english-'));
  cpSync(buildApp({ ...BUILD_VARIABLES, ...ENGLISH }), folder, { recursive: true });
  const origin = 'https://www.example.com';
  await prerenderApp({ folder, api: api.url, origin, variables: ENGLISH, limit: 3 });
  return { api, folder, site: await serveApp({ folder, api: api.url }) };
}

beforeAll(async () => {
  world = await startWorld();
});
afterAll(async () => {
  await Promise.all([world.site.close(), world.api.close()]);
  rmSync(world.folder, { recursive: true });
});

const read = (...path: string[]) => readFileSync(join(world.folder, ...path), 'utf8');

it('the English files are in English, and a record without English has none', () => {
  expect(read('home', 'index.en.html')).toContain('Greenhouses that look after the crop');
  expect(read('home', 'index.html')).not.toContain('Greenhouses that look after the crop</');
  const { translated, untranslated } = NEWS;
  expect(read('news', 'details', `${translated}.en.html`)).toMatch(/<h1[^>]*>Meet us at/);
  expect(read('news', 'details', `${translated}.html`)).toContain('hrefLang="en"');
  expect(existsSync(join(world.folder, 'news', 'details', `${untranslated}.en.html`))).toBe(false);
  expect(read('news', 'details', `${untranslated}.html`)).not.toContain('hrefLang="en"');
});

it.each([
  ['/home', 'Greenhouses that look after the crop'],
  ['/product', 'Products'],
  ['/aboutus', 'Qinghe Controls Co., Ltd'],
  [`/news/details?id=${NEWS.translated}`, 'Meet us at'],
  [`/news/details?id=${NEWS.untranslated}`, ''],
])('an English reader opens %s on a phone', async (path, heading) => {
  const { site, api } = world;
  const { page, context, problems } = await openTab(await sharedBrowser(), {
    url: site.url,
    db: api.db,
    language: 'en',
    width: 360,
  });
  await page.goto(path);
  await page.getByRole('heading', { name: heading }).first().waitFor();
  await page.waitForFunction('document.documentElement.lang === "en"');
  const note = page.getByText('Not translated yet: this page is in Chinese.');
  await expect.poll(() => note.count()).toBe(heading === '' ? 1 : 0);
  await expectNoAxeViolations(page);
  await context.close();
  expect(problems).toEqual([]);
});

it('a build without English has nothing of it', () => {
  const folder = inject('appFolder');
  const programs = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'));
  const spoken = programs.filter((name) =>
    readFileSync(join(folder, 'assets', name), 'utf8').includes('inChinese'),
  );
  expect(spoken).toEqual([]);
});
