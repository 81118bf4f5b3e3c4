import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { inLooks } from '#tests/support/looks.ts';
import { fillIn, press } from './support/actions.ts';
import { serveForTests } from './support/app.ts';

const app = serveForTests();

const PLACES = [
  {
    path: '/news/details?id=10',
    as: undefined,
    say: async (page: Page) => {
      // Only a failure is told by a toast.
      await page.evaluate(() =>
        Object.defineProperty(navigator, 'clipboard', { value: undefined }),
      );
      await press(page, '复制链接');
    },
  },
  {
    path: '/backstage/content/recruitment-info/list',
    as: 'admin',
    say: (page: Page) => page.getByRole('main').getByRole('switch').first().click(),
  },
  {
    path: '/auth/jwt-local/sign-in',
    as: undefined,
    say: async (page: Page) => {
      await fillIn(page, /用户名/, 'admin');
      await fillIn(page, /^密码/, 'wrong-one');
      await press(page, '登录');
    },
  },
];

/** The widths in turn; in `npm run test:all` each place at both. */
const LOOKS = inLooks(
  PLACES.flatMap((place) => [360, 1280].map((width) => ({ ...place, width }))),
  (_look, index) => (Math.floor(index / 2) + index) % 2 === 0,
);

/** How far the toast is below the lowest control of a bar; negative where it covers one. */
async function distanceBelow(page: Page, bar: Locator): Promise<number> {
  const toast = await page.locator('[data-sonner-toast]').first().boundingBox();
  const controls = await bar.locator('a:visible, button:visible').all();
  const boxes = await Promise.all(controls.map((control) => control.boundingBox()));
  const ends = boxes.map((box) => (box ? box.y + box.height : 0));
  return (toast?.y ?? 0) - Math.max(...ends);
}

describe('L1: a toast stands below what can be pressed in the header', () => {
  it.each(LOOKS)('$path at $width px', async ({ path, as, say, width }) => {
    const page = await app.visitPage(path, { width, ...(as && { as }) });
    await say(page);
    await page.locator('[data-sonner-toast]').first().waitFor();
    await expect.poll(() => distanceBelow(page, page.getByRole('banner'))).toBeGreaterThan(0);
  });

  it('and below the menu under it', async () => {
    const page = await app.visitPage('/backstage/content/recruitment-info/list', {
      width: 1280,
      as: 'admin',
      settings: { navLayout: 'horizontal' },
    });
    await page.getByRole('main').getByRole('switch').first().click();
    await page.locator('[data-sonner-toast]').first().waitFor();
    const menu = page.getByRole('navigation').first();
    await expect.poll(() => distanceBelow(page, menu)).toBeGreaterThan(0);
  });
});
