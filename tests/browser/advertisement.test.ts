import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { fillIn, press, see, seeAddress } from './support/actions.ts';
import { serveForTests } from './support/app.ts';
import { SAVE } from '#tests/support/save-button.ts';

const app = serveForTests();
const AREA = '/backstage/site/advertisement-rota';

/** A striped PNG, as a camera would give it: far larger than needed, in another shape. */
async function drawPicture(page: Page, width: number, height: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    ([w = 0, h = 0]) => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: w, height: h });
      const context = canvas.getContext('2d');
      for (let stripe = 0; stripe < 20; stripe += 1) {
        if (context) context.fillStyle = `hsl(${stripe * 18} 60% 50%)`;
        context?.fillRect(0, (stripe * h) / 20, w, h / 20);
      }
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    },
    [width, height],
  );
  return Buffer.from(base64, 'base64');
}

/** Chooses a picture for a field, which asks which part of it is meant. */
async function choosePicture(page: Page, field: string, buffer: Buffer) {
  const choosing = page.waitForEvent('filechooser');
  await press(page, new RegExp(`${field}.*选择图片`));
  await (await choosing).setFiles({ name: '现场照片.png', mimeType: 'image/png', buffer });
  return page.getByRole('dialog', { name: '裁剪图片' });
}

/** The size in pixels of a stored picture, and what kind of file it is. */
async function storedPicture(page: Page, address: string) {
  const answer = await page.request.get(address);
  const size = await page.evaluate(async (src) => {
    // An earlier test's picture may have had the same address.
    const picture = await fetch(src, { cache: 'no-store' });
    const { width, height } = await createImageBitmap(await picture.blob());
    return [width, height];
  }, address);
  return { type: answer.headers()['content-type'], size };
}

function frames(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

it('R9: an editor puts the carousel in order by keyboard alone, and visitors see the new order', async () => {
  const page = await app.visitPage(`${AREA}/list`, { as: 'admin' });
  const [first, second] = app.db.advertisements.all();
  const name = first?.title ?? '';
  const handle = page.getByRole('button', { name: `移动「${name}」` });
  await handle.focus();
  await page.keyboard.press('Space');
  await see(page, `已拿起「${name}」，当前在第 1 位，共 7 位。`);
  // The rows are measured after the frame in which one is taken: until then the arrows lead nowhere.
  await page.evaluate(frames);
  await page.keyboard.press('ArrowDown');
  await see(page, `「${name}」移到第 2 位，共 7 位。`);
  await page.keyboard.press('ArrowDown');
  await see(page, `「${name}」移到第 3 位，共 7 位。`);
  await page.keyboard.press('Space');
  await see(page, '排序已保存');
  expect(await handle.evaluate((element) => element === document.activeElement)).toBe(true);
  const order = app.db.advertisements.all().toSorted((one, other) => one.sort - other.sort);
  expect(order.map(({ id }) => id)).toEqual([2, 3, 1, 4, 5, 6, 7]);

  await page.goto('/home');
  await page.getByRole('heading', { level: 2, name: second?.title ?? '' }).waitFor();
});

it('R9: pictures are cropped by keyboard to the shape of the home page’s carousel, and made smaller', async () => {
  const page = await app.visitPage(`${AREA}/new`, { as: 'admin' });
  await fillIn(page, /^标题/, '冬季新品发布');

  const wide = await choosePicture(page, '电脑端图片', await drawPicture(page, 4200, 2800));
  await see(wide, '保存为 2560 × 1097 像素');
  const picture = wide.locator('img');
  const before = await picture.evaluate((image) => image.style.transform);
  await wide.getByRole('application', { name: '裁剪区域' }).focus();
  await page.keyboard.press('ArrowUp');
  expect(await picture.evaluate((image) => image.style.transform)).not.toBe(before);
  await wide.getByRole('slider', { name: '缩放' }).focus();
  for (let step = 0; step < 20; step += 1) await page.keyboard.press('ArrowRight');
  await see(wide, '保存为 2100 × 900 像素');
  await press(wide, '使用这部分');
  await wide.waitFor({ state: 'detached' });

  const tall = await choosePicture(page, '手机端图片', await drawPicture(page, 1600, 1000));
  await see(tall, '保存为 800 × 1000 像素');
  await press(tall, '使用这部分');
  await tall.waitFor({ state: 'detached' });
  await page.getByText('现场照片.webp 已上传').nth(1).waitFor({ state: 'attached' });
  await press(page, SAVE);
  await seeAddress(page, `${AREA}/list`);

  const stored = app.db.advertisements.all().find(({ title }) => title === '冬季新品发布');
  expect(await storedPicture(page, stored?.image ?? '')).toEqual({
    type: 'image/webp',
    size: [2100, 900],
  });
  expect(await storedPicture(page, stored?.imageMobile ?? '')).toEqual({
    type: 'image/webp',
    size: [800, 1000],
  });
});

it('R9: a broken picture is refused with a message and not sent', async () => {
  const page = await app.visitPage(`${AREA}/new`, { as: 'admin' });
  const dialog = await choosePicture(
    page,
    '电脑端图片',
    Buffer.from('\u0089PNG\r\n\u001A\n, and then nothing', 'latin1'),
  );
  await see(dialog, '无法处理 现场照片.png，请换一张图片。');
  expect(await dialog.getByRole('button', { name: '使用这部分' }).isDisabled()).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await see(page, '没有修改');
  expect(app.db.requests.of('POST /file')).toHaveLength(0);
});
