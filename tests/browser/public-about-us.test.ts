import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { inLooks } from '#tests/support/looks.ts';
import { press } from './support/actions.ts';
import { serveForTests } from './support/app.ts';
import { expectNothingMoved } from './support/layout-shift.ts';

const app = serveForTests();
const STILL = { reducedMotion: 'reduce' } as const;

/** Until every part shows what its call gave. */
async function seeWhole(page: Page) {
  for (const text of ['服务站', '植物营养实验室建成', '质量管理体系认证', '林女士']) {
    await page.getByText(text).first().waitFor({ state: 'attached' });
  }
}

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

/** How far the top of a part is from the lower edge of what stays at the top of the window. */
const distance = (page: Page, id: string) =>
  page.evaluate((section) => {
    const bottom = document.querySelector('main nav')?.getBoundingClientRect().bottom ?? NaN;
    const top = document.getElementById(section)?.getBoundingClientRect().top ?? NaN;
    return Math.abs(Math.round(top - bottom));
  }, id);

describe('about us', () => {
  it.each(inLooks([360, 1280], (width) => width === 360))(
    'P8: at %i px nothing moves while it loads, and nothing scrolls sideways',
    async (width) => {
      const page = await app.openPage('/aboutus', { width, profile: STILL });
      await seeWhole(page);
      await expectNothingMoved(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    },
  );

  const PARTS = [
    ['history', '发展历程'],
    ['contact', '联系我们'],
  ] as const;

  it.each(inLooks(PARTS, ([part]) => part === 'contact'))(
    'P8: a cold link to #%s shows that part below the header, focused',
    async (id, title) => {
      const page = await app.visitPage(`/aboutus#${id}`, { profile: STILL });
      await seeWhole(page);
      await expect.poll(() => distance(page, id)).toBeLessThanOrEqual(1);
      expect(await focusedText(page)).toBe(title);
    },
  );

  it('P8: the page’s menu leads to a part, and Back to the place before', async () => {
    const page = await app.visitPage('/aboutus', { profile: STILL });
    await seeWhole(page);
    await page.getByRole('navigation', { name: '本页内容' }).getByText('荣誉资质').click();
    await expect.poll(() => distance(page, 'honors')).toBeLessThanOrEqual(1);
    expect(await focusedText(page)).toBe('荣誉资质');
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  it('P8: a certificate opens whole and large; the keyboard shows the next one and closes it', async () => {
    const page = await app.visitPage('/aboutus#honors', { profile: STILL });
    await press(page, '查看证书：高新技术企业');
    const dialog = page.getByRole('dialog', { name: '荣誉资质图片' });
    const picture = dialog.getByRole('img', { name: '高新技术企业' });
    await picture.waitFor();
    await expect.poll(async () => (await picture.boundingBox())?.width ?? 0).toBeGreaterThan(600);
    const fit = await picture.evaluate((image) => getComputedStyle(image).objectFit);
    expect(fit).toBe('contain');
    await page.keyboard.press('ArrowRight');
    await dialog.getByText(`证书编号 ${app.db.honors.all()[1]?.certificateNo ?? ''}`).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    const tile = page.getByRole('button', { name: '查看证书：高新技术企业' });
    await expect
      .poll(() => tile.evaluate((element) => element === document.activeElement))
      .toBe(true);
  });
});
