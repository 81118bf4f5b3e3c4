import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { startHttpMock } from '#src/mocks/http.ts';
import { runCommand } from './command-line.ts';
import { buildApp, mockedValues } from './preview/build-app.ts';
import { serveApp } from './preview/serve-app.ts';
import { launchChromium } from './browser/launch-chromium.ts';
import { openPage, type PageOptions } from './browser/open-page.ts';

const USAGE = `npm run pictures

Takes the README's screenshots of the running app. The date is fixed, so that they change only with the app.
Chinese needs an installed font (Debian: fonts-noto-cjk).
`;

type Picture = PageOptions & { name: string; path: string };

const FOLDER = join(import.meta.dirname, '..', 'docs', 'pictures');
const NOW = new Date('2026-11-20T09:30:00+08:00');
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

const PICTURES: Picture[] = [
  { name: 'home-desktop', path: '/home', width: 1280, height: 1200 },
  { name: 'home-phone', path: '/home', ...PHONE },
  { name: 'news-details', path: '/news/details?id=6', ...DESKTOP },
  {
    name: 'backstage-list',
    path: '/backstage/content/industry-news/list',
    as: 'admin',
    ...DESKTOP,
  },
  {
    name: 'backstage-form',
    path: '/backstage/content/industry-news/1/edit',
    as: 'admin',
    ...DESKTOP,
  },
  {
    name: 'backstage-dark',
    path: '/backstage/site/advertisement-rota/list',
    as: 'admin',
    scheme: 'dark',
    language: 'en',
    ...DESKTOP,
  },
];

/** Returns a screenshot as WebP, a fifth of the size of PNG; the browser converts it. */
async function screenshotAsWebp(page: Page): Promise<Buffer> {
  const png = await page.screenshot();
  const webp = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.85 });
    return [...new Uint8Array(await blob.arrayBuffer())];
  }, png.toString('base64'));
  return Buffer.from(webp);
}

await runCommand(USAGE, async (args) => {
  parseArgs({ args });
  const browser = await launchChromium();
  const api = await startHttpMock({ port: 0, now: NOW });
  const app = await serveApp({ folder: buildApp(mockedValues()), api: api.url });
  await mkdir(FOLDER, { recursive: true });

  for (const { name, path, ...options } of PICTURES) {
    const profile = { reducedMotion: 'reduce' as const };
    const { page, context } = await openPage(browser, {
      ...options,
      profile,
      url: app.url,
      db: api.db,
    });
    await context.clock.setFixedTime(NOW);
    // Without this, forms show that the computer's clock is wrong.
    await context.route('**/api/**', async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        headers: { ...response.headers(), date: NOW.toUTCString() },
      });
    });
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    const webp = await screenshotAsWebp(page);
    await writeFile(join(FOLDER, `${name}.webp`), webp);
    console.log(`${name}.webp ${(webp.length / 1000).toFixed(0)} kB`);
    await context.close();
  }

  await browser.close();
  await app.close();
  await api.close();
});
