import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { serveForTests } from './support/app.ts';

const app = serveForTests();
/** In bytes. */
const LIMIT = 165_000;

type Scripts = { name: string; bytes: Promise<number> }[];

/** The scripts a page asks for from now on, with what a server sends of each, in bytes (brotli). */
function watchScripts(page: Page): Scripts {
  const scripts: Scripts = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const bytes = response.body().then((body) => brotliCompressSync(body).length);
    scripts.push({ name: new URL(response.url()).pathname, bytes });
  });
  return scripts;
}

/** Adds up what came, and tells it with the largest files. */
async function weigh(page: string, scripts: Scripts): Promise<number> {
  const sizes = await Promise.all(
    scripts.map(async ({ name, bytes }) => ({ name, bytes: await bytes })),
  );
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  const largest = sizes.toSorted((one, other) => other.bytes - one.bytes).slice(0, 12);
  console.log(
    [
      `${page}: ${(total / 1000).toFixed(1)} kB of JavaScript (brotli) in ${sizes.length} files`,
      ...largest.map(({ name, bytes }) => `${(bytes / 1000).toFixed(1).padStart(7)}  ${name}`),
    ].join('\n'),
  );
  return total;
}

it('transfers at most 165 kB of JavaScript for the whole public home', async () => {
  const page = await app.openPage('about:blank');
  const scripts = watchScripts(page);
  await page.goto('/home');
  await page.getByRole('contentinfo').waitFor();
  // To the end and back: what comes only when it is scrolled to counts as well.
  await page.keyboard.press('End');
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Home');
  await page.waitForLoadState('networkidle');

  expect(await weigh('Home', scripts)).toBeLessThanOrEqual(LIMIT);
});

it.each([
  { name: 'the carousel list', path: 'site/advertisement-rota/list', limit: 230_000 },
  { name: 'a data-grid list', path: 'content/industry-news/list', limit: 330_000 },
])('transfers at most $limit bytes of JavaScript for $name', async ({ name, path, limit }) => {
  const { scripts } = await openAtRest(path);
  expect(await weigh(name, scripts)).toBeLessThanOrEqual(limit);
});

it('transfers at most 300 kB of JavaScript for a form with its text, and the editor as soon as somebody is there', async () => {
  const { page, scripts } = await openAtRest('content/industry-news/1/edit');
  expect(await weigh('A form with its text', scripts)).toBeLessThanOrEqual(300_000);

  // Nobody moves for an instant only: the form may have come an instant later.
  let x = 640;
  const moved = async () => {
    await page.mouse.move((x += 1), 400);
    return page.locator('[contenteditable=true]').isVisible();
  };
  await expect.poll(moved).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(await weigh('The same with the editor', scripts)).toBeLessThanOrEqual(450_000);
});

/** A page of the back office, from empty caches, with all that comes before anybody does something. */
async function openAtRest(path: string): Promise<{ page: Page; scripts: Scripts }> {
  const page = await app.openPage('about:blank', { as: 'admin' });
  const scripts = watchScripts(page);
  await page.goto(`/backstage/${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  return { page, scripts };
}
