import { expect, it } from 'vitest';
import { inLooks } from '#tests/support/looks.ts';
import { serveForTests } from './support/app.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { coveredControls } from './support/covered-controls.ts';
import { overflowOf } from './support/overflow.ts';

const app = serveForTests();
const STILL = { reducedMotion: 'reduce' } as const;

/** The bar is the same on both. */
const WITH_BAR = ['/product/details?id=6', '/job/details?id=1'];

it.each(inLooks(WITH_BAR, (path) => path.startsWith('/product')))(
  'on a phone the bar of %s is in reach of a thumb, covers nothing, and opens what it names',
  async (path) => {
    const page = await app.visitPage(path, {
      width: 360,
      profile: { ...STILL, hasTouch: true, isMobile: true },
    });
    const bar = page.getByRole('navigation', { name: '联系我们' });
    await bar.getByRole('link', { name: '电话' }).waitFor();
    await expectNoAxeViolations(page);
    expect(await coveredControls(page)).toEqual([]);
    await expect.poll(() => overflowOf(page)).toBe(0);
    for (const one of await bar.locator('a, button').all()) {
      const box = await one.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    // The page ends above the bar.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const end = page.getByRole('link', { name: '管理员登录' });
    const [ends, begins] = [await end.boundingBox(), await bar.boundingBox()];
    expect((ends?.y ?? 0) + (ends?.height ?? 0)).toBeLessThanOrEqual(begins?.y ?? 0);

    await bar.getByRole('button', { name: '微信' }).tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('img', { name: /微信二维码$/ }).waitFor();
    await dialog.getByText(/^长按保存二维码/).waitFor();
    await expectNoAxeViolations(page);
    await dialog.getByRole('textbox', { name: '姓名' }).tap();
    await expect.poll(() => bar.isVisible()).toBe(false);
    await dialog.getByRole('button', { name: '关闭' }).tap();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => bar.isVisible()).toBe(true);
    await page.setViewportSize({ width: 900, height: 800 });
    await expect.poll(() => bar.isVisible()).toBe(false);
  },
);
