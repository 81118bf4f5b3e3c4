import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { fillIn, press, see, seeAddress } from './support/actions.ts';
import { serveForTests } from './support/app.ts';
import { SAVE } from '#tests/support/save-button.ts';

const app = serveForTests();
const NEWS = '/backstage/content/industry-news';
const SLIDES = '/backstage/site/advertisement-rota';

/** A white PNG with a red square in its upper left corner. */
async function drawPicture(page: Page, width: number, height: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    ([w = 0, h = 0]) => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: w, height: h });
      const context = canvas.getContext('2d');
      if (context) context.fillStyle = 'white';
      context?.fillRect(0, 0, w, h);
      if (context) context.fillStyle = 'red';
      context?.fillRect(0, 0, w / 4, h / 4);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    },
    [width, height],
  );
  return Buffer.from(base64, 'base64');
}

/** The size of a stored picture, and which of its corners are red. */
async function storedPicture(page: Page, address: string) {
  return page.evaluate(async (src) => {
    const picture = await fetch(src, { cache: 'no-store' });
    const bitmap = await createImageBitmap(await picture.blob());
    const { width, height } = bitmap;
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context?.drawImage(bitmap, 0, 0);
    const isRed = (x: number, y: number) => {
      const [red = 0, green = 0] = context?.getImageData(x, y, 1, 1).data ?? [];
      return red > 200 && green < 60;
    };
    const corners = {
      topLeft: isRed(9, 9),
      topRight: isRed(width - 9, 9),
      bottomLeft: isRed(9, height - 9),
      bottomRight: isRed(width - 9, height - 9),
    };
    const red = Object.entries(corners).flatMap(([name, is]) => (is ? [name] : []));
    return { size: [width, height], red };
  }, address);
}

async function openFocus(page: Page, field: string) {
  await press(page, `${field}: 调整图片`);
  const dialog = page.getByRole('dialog', { name: '标出主体' });
  const mark = dialog.getByRole('slider', { name: '主体' });
  await mark.waitFor();
  const picture = dialog.locator('img').first();
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  const box = await picture.boundingBox();
  if (!box) throw new Error('The picture is not drawn');
  const at = (x: number, y: number) => ({ x: box.x + box.width * x, y: box.y + box.height * y });
  return { dialog, mark, at };
}

/** Where a picture of the page is cut, and its shape on the screen. */
async function shown(picture: Locator) {
  await picture.waitFor();
  return picture.evaluate((image) => ({
    position: getComputedStyle(image).objectPosition,
    ratio: (image.clientWidth / image.clientHeight).toFixed(1),
  }));
}

const coverOf = (page: Page, address: string) =>
  page.locator(`main img[src*="${address}"]`).first();

it('a focal point set with the mouse holds in the article and, in another shape, in the list', async () => {
  const page = await app.visitPage(`${NEWS}/10/edit`, { as: 'admin' });
  const before = app.db.news.find(10)?.cover ?? '';
  const { dialog, mark, at } = await openFocus(page, '封面');
  const [start, end] = [at(0.5, 0.5), at(0.2, 0.9)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
  expect(await mark.getAttribute('aria-valuetext')).toBe('左起 20%，上起 90%');
  await press(dialog, '完成');
  await dialog.waitFor({ state: 'detached' });
  await press(page, SAVE);
  await seeAddress(page, `${NEWS}/list`);
  expect(app.db.news.find(10)?.cover).toBe(`${before}#focus=20-90`);

  const file = before.split(/[?#]/)[0] ?? '';
  await page.goto('/news/details?id=10');
  const article = await shown(coverOf(page, file));
  expect(article).toEqual({ position: '20% 90%', ratio: '1.8' });
  const image = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(image).not.toContain('#');
  await page.goto('/search?q=' + encodeURIComponent(app.db.news.find(10)?.title ?? ''));
  const found = await shown(coverOf(page, file));
  expect(found).toEqual({ position: '20% 90%', ratio: '1.3' });
});

it('a focal point is set with a finger', async () => {
  const page = await app.openPage(`${NEWS}/1/edit`, {
    as: 'admin',
    width: 390,
    profile: { hasTouch: true, isMobile: true },
  });
  const { mark, at } = await openFocus(page, '封面');
  const session = await page.context().newCDPSession(page);
  const [start, end] = [at(0.5, 0.5), at(0.75, 0.25)];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: (typeof start)[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [start]);
  await touch('touchMove', [end]);
  await touch('touchEnd', []);
  expect(await mark.getAttribute('aria-valuetext')).toBe('左起 75%，上起 25%');
});

it('a slide is turned and cropped, gets a focal point by keyboard, and phones see that part', async () => {
  const page = await app.visitPage(`${SLIDES}/new`, { as: 'admin' });
  await fillIn(page, /^标题/, '旋转的图片');
  const choosing = page.waitForEvent('filechooser');
  await press(page, /电脑端图片.*选择图片/);
  const buffer = await drawPicture(page, 900, 2100);
  await (await choosing).setFiles({ name: '竖.png', mimeType: 'image/png', buffer });
  const crop = page.getByRole('dialog', { name: '裁剪图片' });
  await see(crop, '保存为 900 × 386 像素');
  await press(crop, '向右转 90°');
  await see(crop, '保存为 2100 × 900 像素');
  await press(crop, '主体');
  const focus = page.getByRole('dialog', { name: '标出主体' });
  const mark = focus.getByRole('slider', { name: '主体' });
  await mark.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  expect(await mark.getAttribute('aria-valuetext')).toBe('左起 61%，上起 49%');
  await page.keyboard.press('Home');
  expect(await mark.getAttribute('aria-valuetext')).toBe('左起 50%，上起 50%');
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('Shift+ArrowRight');
  await press(focus, '完成');
  await page.getByText('竖.webp 已上传').waitFor({ state: 'attached' });
  await press(page, SAVE);
  await seeAddress(page, `${SLIDES}/list`);

  const stored = app.db.advertisements.all().find(({ title }) => title === '旋转的图片');
  expect(stored?.image).toMatch(/\.webp#focus=100-50$/);
  expect(await storedPicture(page, stored?.image ?? '')).toEqual({
    size: [2100, 900],
    red: ['topRight'],
  });
  await page.goto('/home');
  const slide = page.locator(`[data-hero] img[src="${stored?.image.split('#')[0]}"]`);
  await slide.waitFor({ state: 'attached' });
  expect(await slide.evaluate((image) => getComputedStyle(image).objectPosition)).toBe('100% 50%');
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await slide.evaluate((image) => getComputedStyle(image).objectPosition)).toBe('100% 50%');
});

it('a stored picture is turned, and the new file takes its place', async () => {
  const page = await app.visitPage('/backstage/content/products/1/edit', { as: 'admin' });
  const product = () => app.db.products.find(1);
  const [cover = ''] = [product()?.cover];
  await press(page, /^图片 1：调整图片$/);
  const focus = page.getByRole('dialog', { name: '标出主体' });
  await press(focus, '裁剪与旋转');
  const crop = page.getByRole('dialog', { name: '裁剪图片' });
  const size = crop.getByText(/^保存为/);
  const flat = await size.textContent();
  await press(crop, '向左转 90°');
  await expect.poll(() => size.textContent()).not.toBe(flat);
  const turned = await size.textContent();
  await press(crop, '使用这部分');
  await crop.waitFor({ state: 'detached' });
  await page.getByText('已上传 1 张图片').waitFor({ state: 'attached' });
  await press(page, SAVE);
  await seeAddress(page, '/backstage/content/products/list');
  const after = product();
  expect(after?.images).not.toContain(cover);
  expect(after?.images).toContain(after?.cover);
  const {
    size: [width = 0, height = 0],
  } = await storedPicture(page, after?.cover ?? '');
  expect(turned).toBe(`保存为 ${width} × ${height} 像素`);
  expect(height).toBeGreaterThan(width);
});
