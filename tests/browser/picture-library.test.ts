import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { picturesIn } from '#src/admin/pictures/uses/body-pictures.ts';
import { press, see } from './support/actions.ts';
import { serveForTests } from './support/app.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { SAVE } from '#tests/support/save-button.ts';

const app = serveForTests();
const FINGERTIP = 44;
const PHONE = {
  as: 'admin',
  width: 360,
  height: 740,
  profile: { hasTouch: true, isMobile: true, reducedMotion: 'reduce' },
} as const;

const isFocused = (element: Locator) => element.evaluate((one) => one === document.activeElement);

it('B4: a cover is chosen from the library with the mouse, and with arrow keys in rows', async () => {
  const page = await app.visitPage('/backstage/content/industry-news/3/edit', { as: 'admin' });
  const open = page.getByRole('button', { name: '封面: 图片库' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: '选择图片' });
  const options = dialog.getByRole('listbox', { name: '图片库' }).getByRole('option');
  const places = () =>
    options.evaluateAll((all) =>
      all.map((one) => {
        const { left, top, width } = one.getBoundingClientRect();
        return { left, top, width };
      }),
    );
  await options.nth(2).waitFor();
  const before = await places();
  await options.nth(2).click();
  await options.nth(2).and(page.locator('[aria-selected=true]')).waitFor();
  // No picture moves away under the pointer.
  expect(await places()).toEqual(before);
  await expectNoAxeViolations(page);

  const columns = before.filter(({ top }) => top === before[0]?.top).length;
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  const next = options.nth(2 + columns - 1);
  expect(await isFocused(next)).toBe(true);
  await page.keyboard.press('Space');
  await next.and(page.locator('[aria-selected=true]')).waitFor();
  await press(dialog, '使用这张图片');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => isFocused(page.getByRole('button', { name: '封面: 更换' }))).toBe(true);
  await press(page, SAVE);
  const photo = app.db.photos.all().toReversed()[2 + columns - 1];
  await expect.poll(() => app.db.news.find(3)?.cover).toBe(photo?.url);
});

it('B4: on a phone, pictures go from the library into a text, and described ones leave the queue', async () => {
  const page = await app.visitPage('/backstage/content/industry-news/3/edit', PHONE);
  await page.getByRole('button', { name: '从图片库选择' }).tap();
  const dialog = page.getByRole('dialog', { name: '选择图片' });
  await dialog.getByRole('listbox', { name: '图片库' }).getByRole('option').nth(1).tap();
  const alt = dialog.getByRole('textbox', { name: '图片说明' });
  await alt.fill('');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: '插入图片' }).tap();
  await dialog.waitFor({ state: 'detached' });
  await page.locator('[contenteditable=true]:focus').waitFor();
  await page.keyboard.type('图下面接着写。');
  await page.locator('figure + p').getByText('图下面接着写。').waitFor();
  await page.getByRole('button', { name: SAVE }).tap();
  const missing = () =>
    picturesIn(app.db.news.find(3)?.content ?? '').filter(({ isDescribed }) => !isDescribed);
  await expect.poll(() => missing().length).toBe(1);

  await page.goto('/backstage/column/photo-management/alt');
  const title = app.db.news.find(3)?.title ?? '';
  const skip = page.getByRole('button', { name: '跳过' });
  await skip.waitFor();
  for (
    let look = 0;
    look < 20 && !(await page.getByRole('link', { name: title }).isVisible());
    look += 1
  ) {
    await skip.tap();
  }
  await page.getByRole('textbox', { name: '图片说明' }).fill('展厅里的样机');
  await expectNoAxeViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await page.getByRole('button', { name: '保存并看下一张' }).tap();
  await see(page, '已保存');
  expect(missing()).toEqual([]);
});

it('R13: on a phone, the buttons of a product’s picture are as large as a fingertip, inside their tile', async () => {
  const page = await app.visitPage('/backstage/content/products/1/edit', PHONE);
  const tile = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: '移除图片 2' }) });
  await tile.waitFor();
  const outer = await tile.boundingBox();
  for (const button of await tile.getByRole('button').all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(FINGERTIP);
    expect(box?.x).toBeGreaterThanOrEqual(outer?.x ?? Infinity);
    const end = (box?.x ?? 0) + (box?.width ?? 0);
    expect(end).toBeLessThanOrEqual((outer?.x ?? 0) + (outer?.width ?? 0));
  }
  await tile.getByRole('button', { name: '移除图片 2' }).tap();
  await page.getByRole('button', { name: '撤销「产品图片」的修改' }).waitFor();
});
