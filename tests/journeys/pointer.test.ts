import { expect, it } from 'vitest';
import { serveForTests } from '#tests/browser/support/app.ts';
import { coveredControls } from '#tests/browser/support/covered-controls.ts';
import { overflowOf } from '#tests/browser/support/overflow.ts';

const app = serveForTests();

/** One page of each layout. */
const PAGES = [
  '/home',
  '/coming-soon',
  '/auth/jwt-local/sign-in',
  '/error/403',
  '/backstage/content/industry-news/list',
  '/backstage/content/industry-news/1/edit',
];

it.each(PAGES.flatMap((path) => [360, 1280].map((width) => ({ path, width }))))(
  'a pointer reaches every control of $path at $width px, and nothing sticks out',
  async ({ path, width }) => {
    const page = await app.visitPage(path, {
      width,
      profile: { reducedMotion: 'reduce' },
      ...(path.startsWith('/backstage') && { as: 'admin' }),
    });
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await coveredControls(page)).toEqual([]);
    await expect.poll(() => overflowOf(page)).toBe(0);
  },
);
