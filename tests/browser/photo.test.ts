import { Buffer } from 'node:buffer';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { inLooks } from '#tests/support/looks.ts';
import { exifSegment } from '#tests/support/picture-files.ts';
import { press, see, seeAddress, seeHeading } from './support/actions.ts';
import { serveForTests } from './support/app.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { choose, type Chosen, drawPhoto, storedPicture } from './support/drawn-pictures.ts';

const app = serveForTests();
const AREA = '/backstage/column/photo-management';
/** Turned right: what is drawn wide is seen high. */
const TURNED = 6;

/** The same picture as a phone writes it: held upright, with the place. */
function asTakenByPhone({ buffer, ...photo }: Chosen): Chosen {
  const notes = Buffer.from(exifSegment(TURNED));
  return {
    ...photo,
    buffer: Buffer.concat([buffer.subarray(0, 2), notes, buffer.subarray(2)]),
  };
}

const stored = (page: Page, name: string) => storedPicture(page, app.db, name);

describe('upload', () => {
  it('B4: of 20 photos one fails and the others are stored; phone photos become smaller and lose where they were taken', async () => {
    const page = await app.visitPage(`${AREA}/upload`, { as: 'admin' });
    await seeHeading(page, '上传图片');
    const large = asTakenByPhone(await drawPhoto(page, 1, 4000, 3000));
    const small = asTakenByPhone(await drawPhoto(page, 2, 600, 400));
    const files = [large, small];
    for (let hue = 3; hue <= 20; hue += 1) files.push(await drawPhoto(page, hue, 300, 200));
    app.db.faults.set('POST /file', '500', { times: 1 });

    await choose(page, files);
    await seeHeading(page, '已上传 19 张，失败 1 张');
    expect(app.db.requests.of('POST /file')).toHaveLength(20);
    await press(page, '重试失败的 1 张');
    await seeHeading(page, '已上传 20 张');
    expect(app.db.requests.of('POST /file')).toHaveLength(21);
    expect(app.db.photos.all()).toHaveLength(220);
    await see(page, /^已上传 · [\d.]+\s[kM]B → [\d.]+\skB · WebP$/);

    const scaled = await stored(page, '照片1.webp');
    expect(scaled).toMatchObject({ type: 'image/webp', size: [1920, 2560] });
    const upright = await stored(page, '照片2.webp');
    expect(upright).toMatchObject({ type: 'image/webp', size: [400, 600] });
    expect(small.buffer.toString('latin1')).toContain('GPS');
    expect(scaled.text + upright.text).not.toMatch(/GPS|Exif/i);
  });

  it('B4: the original of a photo keeps size and format on request, and loses where it was taken', async () => {
    const page = await app.visitPage(`${AREA}/upload`, { as: 'admin' });
    await page.getByRole('checkbox', { name: '保留原图的尺寸和格式' }).check();
    await choose(page, [asTakenByPhone(await drawPhoto(page, 1, 4000, 3000))]);
    await seeHeading(page, '已上传 1 张');
    const original = await stored(page, '照片1.jpg');
    expect(original).toMatchObject({ type: 'image/jpeg', size: [3000, 4000] });
    expect(original.text).not.toContain('GPS');
  });

  const IN_FORMS = [
    ['cover', '/backstage/content/industry-news/3/edit', '封面: 更换'],
    ['product picture', '/backstage/content/products/1/edit', '添加图片'],
    ['picture in a text', '/backstage/content/industry-news/3/edit', '插入图片'],
  ] as const;
  it.each(inLooks(IN_FORMS, (_form, place) => place === 0))(
    "B4: a phone's photo as a %s becomes smaller and loses where it was taken",
    async (_what, path, name) => {
      const page = await app.visitPage(path, { as: 'admin' });
      const photo = asTakenByPhone(await drawPhoto(page, 1, 4000, 3000));
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByRole('button', { name, exact: true }).click(),
      ]);
      await chooser.setFiles([photo]);
      await expect.poll(() => app.db.photos.all().at(-1)?.name).toBe('照片1.webp');
      const sent = await stored(page, '照片1.webp');
      expect(sent).toMatchObject({ type: 'image/webp', size: [1920, 2560] });
      expect(sent.text).not.toMatch(/GPS|Exif/i);
    },
  );

  it('B4: a file that has only the name of a picture is refused with a message and not sent', async () => {
    const page = await app.visitPage(AREA, { as: 'admin' });
    const jpeg = await drawPhoto(page, 1, 300, 200);
    await choose(page, [
      { name: '说明.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') },
      { name: '坏.jpg', mimeType: 'image/jpeg', buffer: jpeg.buffer.subarray(0, 400) },
    ]);
    await seeHeading(page, '不符合要求 2 张');
    await see(page, /^说明.jpg 不是支持的图片格式/);
    await see(page, '坏.jpg 已损坏，无法打开。');
    expect(app.db.requests.of('POST /file')).toHaveLength(0);
  });

  it('B4: leaving the page asks first, and cancels running uploads', async () => {
    const page = await app.visitPage(`${AREA}/upload`, { as: 'admin' });
    app.db.faults.set('POST /file', 'hang');
    await choose(page, [await drawPhoto(page, 1, 300, 200)]);
    await see(page, /^正在上传，已完成 0/);
    await page.getByRole('link', { name: '查看已上传的图片' }).click();
    await press(page.getByRole('alertdialog'), '继续上传');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    const ended = page.waitForEvent('requestfailed', (one) => one.url().endsWith('/api/file'));
    await page.getByRole('link', { name: '查看已上传的图片' }).click();
    await press(page.getByRole('alertdialog'), '离开');
    await seeAddress(page, `${AREA}/download`);
    expect((await ended).failure()?.errorText).toBe('net::ERR_ABORTED');
  });
});

describe('gallery', () => {
  it('B4: a photo is opened large by keyboard, zoomed and closed', async () => {
    const page = await app.visitPage(`${AREA}/download`, { as: 'admin' });
    const first = page.getByRole('button', { name: /^查看「/ }).first();
    await first.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: '查看图片' });
    await dialog.getByRole('group', { name: '第 1 张，共 20 张' }).waitFor();
    await dialog.locator(':focus').waitFor();
    await page.keyboard.press('ArrowRight');
    const second = dialog.locator('[role=group]:not([inert])');
    await expect.poll(() => second.getAttribute('aria-label')).toBe('第 2 张，共 20 张');
    const picture = second.locator('img');
    const before = await picture.boundingBox();
    await press(dialog, '放大');
    await expect
      .poll(async () => (await picture.boundingBox())?.width)
      .toBeGreaterThan(before?.width ?? Infinity);
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await first.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('B4: several photos are saved as one zip, a single one as it is', async () => {
    const page = await app.visitPage(`${AREA}/download`, { as: 'admin' });
    const [one, other] = app.db.photos.all().toReversed();
    await page.getByRole('checkbox', { name: `选择「${one?.name}」` }).check();
    const single = page.waitForEvent('download');
    await page.getByRole('button', { name: '下载', exact: true }).click();
    expect((await single).suggestedFilename()).toBe(one?.name);

    await page.getByRole('checkbox', { name: `选择「${other?.name}」` }).check();
    const several = page.waitForEvent('download');
    await press(page, '打包下载');
    const zip = await several;
    expect(zip.suggestedFilename()).toMatch(/^图片-\d{8}-\d{4}\.zip$/);
    const chunks: Buffer[] = await (await zip.createReadStream()).toArray();
    const text = Buffer.concat(chunks).toString();
    expect(text.slice(0, 2)).toBe('PK');
    expect(text).toContain(one?.name);
    expect(text).toContain(other?.name);
    await see(page, '已打包 2 张图片');
  });
});

/** The upload in the dark and the gallery in the light; in `npm run test:all` both in both. */
const SCHEMES = ['light', 'dark'] as const;

describe('on a phone', () => {
  const phone = { as: 'admin', width: 360, height: 740 } as const;
  const overflow = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

  it.each(inLooks(SCHEMES, (scheme) => scheme === 'dark'))(
    'B4: the upload with stored, failed and refused files fits, and axe finds nothing: %s',
    async (scheme) => {
      const page = await app.visitPage(`${AREA}/upload`, { ...phone, scheme });
      app.db.faults.set('POST /file', '500', { times: 1 });
      const photo = await drawPhoto(page, 1, 300, 200);
      await choose(page, [
        { ...photo, name: `${'很长的名字'.repeat(12)}.jpg` },
        photo,
        { name: '说明.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') },
        await drawPhoto(page, 2, 300, 200),
      ]);
      await seeHeading(page, /^已上传 2 张，失败 1 张，不符合要求 1 张/);
      expect(await overflow(page)).toBe(0);
      await expectNoAxeViolations(page);
    },
  );

  it.each(inLooks(SCHEMES, (scheme) => scheme === 'light'))(
    'B4: the gallery with photos selected fits, and axe finds nothing: %s',
    async (scheme) => {
      const page = await app.visitPage(`${AREA}/download`, { ...phone, scheme });
      await page.getByRole('checkbox', { name: '全选本页' }).check();
      await see(page, '已选择 20 项');
      expect(await overflow(page)).toBe(0);
      await expectNoAxeViolations(page);
    },
  );
});
