import { Buffer } from 'node:buffer';
import { crc32 } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SAVE } from '#tests/support/save-button.ts';
import { press, see, seeHeading } from './support/actions.ts';
import { serveForTests } from './support/app.ts';
import { choose, type Chosen, drawPhoto, storedPicture } from './support/drawn-pictures.ts';

const app = serveForTests();
const UPLOAD = '/backstage/column/photo-management/upload';
const NEWS = '/backstage/content/industry-news/3/edit';
const PNG = { type: 'image/png' } as const;
const WEBP = { type: 'image/webp' } as const;

const stored = (page: Page, name: string) => storedPicture(page, app.db, name);

/** The name as the page calls it, for pictures of the same hue in other formats. */
const named = (name: string, photo: Chosen): Chosen => ({ ...photo, name });

describe('a long picture', () => {
  it('B4: keeps the width that its text needs; so does a wide one its height', async () => {
    const page = await app.visitPage(UPLOAD, { as: 'admin' });
    await choose(page, [
      await drawPhoto(page, 1, 800, 12_000, PNG),
      await drawPhoto(page, 2, 12_000, 800),
      await drawPhoto(page, 3, 3000, 12_000),
    ]);
    await seeHeading(page, '已上传 3 张');
    expect((await stored(page, '照片1.webp')).size).toEqual([800, 12_000]);
    expect((await stored(page, '照片2.webp')).size).toEqual([12_000, 800]);
    expect((await stored(page, '照片3.webp')).size).toEqual([1440, 5760]);
  });

  it('B9: stands in a text as slices without a gap, where it is too long for one file', async () => {
    const page = await app.visitPage('/backstage/content/industry-news/10/edit', { as: 'admin' });
    await choose(page, [await drawPhoto(page, 1, 800, 20_000, PNG)], '插入图片');
    const figures = page.locator('.ProseMirror figure:has(img[src*="/api/files/"])');
    await expect.poll(() => figures.count()).toBe(2);
    const photos = app.db.photos.all().slice(-2);
    for (const { name } of photos) {
      expect((await stored(page, name)).size).toEqual([800, 10_000]);
    }
    const gap = async (slices: typeof figures) => {
      const [one, other] = [await slices.nth(0).boundingBox(), await slices.nth(1).boundingBox()];
      return Math.abs((other?.y ?? 0) - (one?.y ?? 0) - (one?.height ?? 0));
    };
    expect(await gap(figures)).toBeLessThan(0.1);
    await press(page, SAVE);
    await expect.poll(() => app.db.news.find(10)?.content).toContain(photos[1]?.url);
    await page.goto('/news/details?id=10');
    const slices = page.locator('main img[src*="/api/files/"]');
    await slices.nth(1).scrollIntoViewIfNeeded();
    await expect.poll(() => slices.nth(1).getAttribute('height')).toBe('10000');
    expect(await gap(slices)).toBeLessThan(0.1);
  });

  it('B4: is refused for a single picture before it is sent, where it is too long for one file', async () => {
    const page = await app.visitPage(NEWS, { as: 'admin' });
    await choose(page, [await drawPhoto(page, 1, 800, 20_000, PNG)], '封面: 更换');
    await see(page, /^照片1\.png 太长/);
    expect(app.db.requests.of('POST /file')).toHaveLength(0);
  });
});

it('B4: a picture that its conversion would make larger is sent as it is, and the list says so', async () => {
  const page = await app.visitPage(UPLOAD, { as: 'admin' });
  const small = await drawPhoto(page, 1, 1200, 900, { quality: 0.2 });
  const large = await drawPhoto(page, 2, 1200, 900, { quality: 1 });
  await choose(page, [small, large]);
  await seeHeading(page, '已上传 2 张');
  expect(await stored(page, '照片1.jpg')).toMatchObject({
    type: 'image/jpeg',
    bytes: small.buffer.length,
  });
  expect(await stored(page, '照片2.webp')).toMatchObject({ type: 'image/webp' });
  await see(page, /^已上传 · [\d.]+\skB · 原图$/);
  await see(page, /^已上传 · [\d.]+\skB → [\d.]+\skB · WebP$/);
});

describe('a server that refuses WebP', () => {
  const REFUSED = '文件[照片.webp]后缀[webp]不正确，请上传[bmp, gif, jpg, jpeg, png]格式';

  it('B4: gets a JPEG, or a PNG where something is transparent, and the next ones at once', async () => {
    const page = await app.visitPage(UPLOAD, { as: 'admin' });
    app.db.faults.set('POST /file', 'reject', {
      times: 1,
      body: { success: false, code: 500, message: REFUSED },
    });
    await choose(page, [await drawPhoto(page, 1, 600, 400, WEBP)]);
    await seeHeading(page, '已上传 1 张');
    expect(await stored(page, '照片1.jpg')).toMatchObject({ type: 'image/jpeg', size: [600, 400] });

    const clear = { isTransparent: true };
    await choose(page, [
      named('标志.webp', await drawPhoto(page, 2, 300, 200, { ...WEBP, ...clear })),
      await drawPhoto(page, 3, 300, 200, { ...PNG, ...clear }),
      await drawPhoto(page, 4, 4000, 3000),
      await drawPhoto(page, 5, 4000, 3000, { ...PNG, ...clear }),
    ]);
    await seeHeading(page, '已上传 5 张');
    const transparent = { type: 'image/png', opacity: 0 };
    expect(await stored(page, '标志.png')).toMatchObject({ ...transparent, size: [300, 200] });
    expect(await stored(page, '照片3.png')).toMatchObject({ ...transparent, size: [300, 200] });
    expect(await stored(page, '照片4.jpg')).toMatchObject({
      type: 'image/jpeg',
      size: [2560, 1920],
    });
    expect(await stored(page, '照片5.png')).toMatchObject({ ...transparent, size: [2560, 1920] });
    expect(app.db.requests.of('POST /file')).toHaveLength(6);
    await see(page, /· JPG$/);
  });
});

it('B4: a PNG that is turned by its metadata stays upright as an original', async () => {
  const page = await app.visitPage(UPLOAD, { as: 'admin' });
  await page.getByRole('checkbox', { name: '保留原图的尺寸和格式' }).check();
  await choose(page, [asTurned(await drawPhoto(page, 1, 40, 20, PNG))]);
  await seeHeading(page, '已上传 1 张');
  expect((await stored(page, '照片1.webp')).size).toEqual([20, 40]);
});

/** The PNG with a chunk that says that it is to be turned to the right. */
function asTurned({ buffer, ...photo }: Chosen): Chosen {
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0];
  const content = Buffer.from([0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, ...entry, 0, 0, 0, 0]);
  const body = Buffer.concat([Buffer.from('eXIf'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  // Behind the signature and the first chunk.
  const chunks = [buffer.subarray(0, 33), length, body, sum, buffer.subarray(33)];
  return { ...photo, buffer: Buffer.concat(chunks) };
}
