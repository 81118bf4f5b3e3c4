import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { serveForTests } from './support/app.ts';

const app = serveForTests();
/** In bytes. */
const LIMIT = 227_000;

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

it('transfers at most 227 kB of JavaScript for the whole public home', async () => {
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
