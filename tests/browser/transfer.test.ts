import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { serveForTests } from './support/app.ts';

const app = serveForTests();
/** In bytes. */
const LIMIT = 190_000;

/** The scripts a page asks for from now on, with what a server sends of each, in bytes (brotli). */
function watchScripts(page: Page): { name: string; bytes: Promise<number> }[] {
  const scripts: { name: string; bytes: Promise<number> }[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const bytes = response.body().then((body) => brotliCompressSync(body).length);
    scripts.push({ name: new URL(response.url()).pathname, bytes });
  });
  return scripts;
}

it('transfers at most 190 kB of JavaScript for the whole public home', async () => {
  const page = await app.openPage('about:blank');
  const scripts = watchScripts(page);
  await page.goto('/home');
  await page.getByRole('contentinfo').waitFor();
  // To the end and back: what comes only when it is scrolled to counts as well.
  await page.keyboard.press('End');
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Home');
  await page.waitForLoadState('networkidle');

  const sizes = await Promise.all(
    scripts.map(async ({ name, bytes }) => ({ name, bytes: await bytes })),
  );
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  const largest = sizes.toSorted((one, other) => other.bytes - one.bytes).slice(0, 12);
  console.log(
    [
      `Home: ${(total / 1000).toFixed(1)} kB of JavaScript (brotli) in ${sizes.length} files`,
      ...largest.map(({ name, bytes }) => `${(bytes / 1000).toFixed(1).padStart(7)}  ${name}`),
    ].join('\n'),
  );
  expect(total).toBeLessThanOrEqual(LIMIT);
});
