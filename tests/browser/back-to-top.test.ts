import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { serveForTests } from './support/app.ts';

const app = serveForTests();

/** The controls that the button lies over while the page is scrolled to its end. */
const coveredOnTheWay = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const button = document.querySelector<HTMLElement>('[aria-label=回到顶部]');
    if (!button) throw new Error('There is no button');
    const covered = new Set<string>();
    const controls = () =>
      [...document.querySelectorAll('a[href], button, input, textarea, [role=button]')].filter(
        (one) => one !== button && one.checkVisibility({ visibilityProperty: true }),
      );
    for (let place = 600; place < document.documentElement.scrollHeight; place += 24) {
      window.scrollTo({ top: place, behavior: 'instant' });
      await frame();
      if (!button.checkVisibility({ visibilityProperty: true })) continue;
      const own = button.getBoundingClientRect();
      for (const control of controls()) {
        const { left, right, top, bottom, width } = control.getBoundingClientRect();
        const x = (Math.max(left, own.left) + Math.min(right, own.right)) / 2;
        const y = (Math.max(top, own.top) + Math.min(bottom, own.bottom)) / 2;
        const isOver = left < own.right && right > own.left && top < own.bottom && bottom > own.top;
        // A sticky bar may lie over the button instead.
        const isOnTop = button.contains(document.elementFromPoint(x, y));
        if (isOver && isOnTop && width > 1) {
          covered.add(control.getAttribute('aria-label') ?? control.textContent);
        }
      }
    }
    return [...covered];
  });

describe.each([390, 1024, 1280])('at %i px', (width) => {
  it.each([
    ['/home', undefined],
    ['/aboutus', undefined],
    ['/product', undefined],
    ['/backstage/system/access-log/list', 'admin'],
    ['/backstage/content/industry-news/list', 'admin'],
    ['/backstage/content/products/1/edit', 'admin'],
  ])('P9: the button that leads to the top of %s is over no control', async (path, as) => {
    const page = await app.visitPage(path, { width, height: 800, ...(as && { as }) });
    await page.locator('main h1').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
      .toBeGreaterThan(1400);
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    const button = page.getByRole('button', { name: '回到顶部' });
    await button.waitFor();
    expect(await coveredOnTheWay(page)).toEqual([]);
    await button.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

it('P9: that button is above the bar of a form, and lower again on the list that the form leads to', async () => {
  const page = await app.visitPage('/backstage/content/industry-news/3/edit', {
    width: 1280,
    height: 800,
    as: 'admin',
  });
  const button = page.locator('[aria-label=回到顶部]');
  const room = () => button.evaluate((one) => getComputedStyle(one).bottom);
  await page.getByRole('link', { name: '取消' }).waitFor();
  await expect.poll(room).toBe('108px');
  await page.getByRole('link', { name: '行业新闻' }).first().click();
  await page.getByRole('heading', { level: 1, name: '行业新闻' }).waitFor();
  await page.locator('[role=row][data-id]').first().waitFor();
  expect(await room()).toBe('32px');
});
