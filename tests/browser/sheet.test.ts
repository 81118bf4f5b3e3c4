import type { Page } from 'playwright-core';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { press, seeHeading } from './support/actions.ts';
import { serveForTests } from './support/app.ts';
import { expectNoAxeViolations } from './support/axe.ts';

const app = serveForTests();
const STILL = { reducedMotion: 'reduce' } as const;
const PHONE = { width: 390, profile: { ...STILL, hasTouch: true } };

/** Presses what prints; resolves when the page would be printed. */
async function print(page: Page, name: string): Promise<void> {
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await press(page, name);
  await page.locator('html[data-printed]').waitFor({ state: 'attached' });
}

/** The sizes of the pages as they are printed, in points. */
async function paperOf(page: Page): Promise<string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = pdf.matchAll(/\/Type\s*\/Page\b[^]*?\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g);
  return Array.from(
    boxes,
    ([, width, height]) => `${Math.round(Number(width))} × ${Math.round(Number(height))}`,
  );
}

/** The address in the QR code of a picture, as a camera reads it. */
async function scan(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data }, { timeLimit: 5000 });
}

describe('the data sheet', () => {
  it('P13: a product is printed on one or two pages of A4, light and complete, without the page around it', async () => {
    const page = await app.openPage('/product/details?id=6', { scheme: 'dark', profile: STILL });
    await print(page, '打印样本页');
    const paper = await paperOf(page);
    expect(paper.length).toBeLessThanOrEqual(2);
    expect(new Set(paper)).toEqual(new Set(['595 × 842']));
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('banner').isVisible()).toBe(false);
    const sheet = page.locator('[data-sheet]');
    const name = sheet.getByRole('heading', { name: '五参数小型气象站' });
    expect(await name.evaluate((heading) => getComputedStyle(heading).color)).toBe(
      'rgb(27, 39, 45)',
    );
    const code = sheet.getByRole('img', { name: '/product/details?id=6' });
    expect(await scan(await code.screenshot())).toBe(`${app.url}/product/details?id=6`);
    for (const text of [
      '型号：QH-W500',
      '0 ~ 45 m/s',
      '服务与质保',
      '400-000-0808',
      '整机质保两年，终身技术支持',
    ]) {
      await sheet.getByText(text).first().waitFor();
    }
    const pictures = sheet.locator('img');
    // The drawing goes across the paper, which is 210 mm wide.
    await page.setViewportSize({ width: 794, height: 1123 });
    const widths = await pictures.evaluateAll((all) => all.map(({ clientWidth }) => clientWidth));
    expect(widths.at(-1)).toBeGreaterThan((794 * 170) / 210);
    expect(widths.at(-2)).toBeLessThan((794 * 70) / 210);
    expect(
      await pictures.evaluateAll((all) =>
        all.every((image) => image instanceof HTMLImageElement && image.naturalWidth > 0),
      ),
    ).toBe(true);
  });

  it('P13: a comparison is printed as a table across the paper, with as many pages as it needs', async () => {
    const specifications = Array.from({ length: 60 }, (_none, index) => ({
      name: `参数 ${index}`,
      value: String(index),
    }));
    Object.assign(app.db.products.find(1) ?? {}, { specifications });
    const page = await app.openPage('/product/compare?ids=1,2,6', { profile: STILL });
    await print(page, '打印对比表');
    const paper = await paperOf(page);
    expect(paper.length).toBeGreaterThan(1);
    expect(new Set(paper)).toEqual(new Set(['842 × 595']));
    await page.emulateMedia({ media: 'print' });
    const sheet = page.locator('[data-sheet]');
    const code = sheet.getByRole('img', { name: '/product/compare?ids=1' });
    expect(await scan(await code.screenshot())).toBe(`${app.url}/product/compare?ids=1,2,6`);
    // The head says what the tint means.
    const tintOf = (mark: string) =>
      sheet
        .locator(mark)
        .first()
        .evaluate((it) => getComputedStyle(it).backgroundColor);
    await sheet.getByText('带底色的行，各产品的数值不同').waitFor();
    expect(await tintOf('thead .different')).toBe(await tintOf('tr.different'));
  });

  it('P13: the longest address ends above the edge that printers leave empty', async () => {
    Object.assign(app.db.companyInfo.find(1) ?? {}, {
      companyaddress: 'Address, '.repeat(13),
    });
    const page = await app.openPage('/product/details?id=6', { profile: STILL });
    await print(page, '打印样本页');
    await page.setViewportSize({ width: 794, height: 1123 });
    await page.emulateMedia({ media: 'print' });
    const url = page.locator('[data-sheet] bdi').filter({ hasText: 'id=6' });
    const bottom = await url.evaluate((line) => line.getBoundingClientRect().bottom);
    // The paper is 297 mm high.
    expect(bottom).toBeLessThan((1123 * 290) / 297);
  });

  it('P13: the browser’s own key prints the sheet too, and another page is printed as itself', async () => {
    const page = await app.openPage('/product/details?id=6', { profile: STILL });
    await seeHeading(page, '五参数小型气象站');
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await page.keyboard.press('ControlOrMeta+p');
    await page.locator('html[data-printed]').waitFor({ state: 'attached' });
    await page.getByRole('link', { name: '返回产品列表' }).click();
    await seeHeading(page, '产品中心');
    await page.locator('[data-sheet]').waitFor({ state: 'detached' });
  });

  it('S8: in the dark scheme pages are printed in light colours', async () => {
    const page = await app.openPage('/job/details?id=1', { scheme: 'dark', profile: STILL });
    const heading = page.getByRole('heading', { level: 1 });
    await heading.waitFor();
    await heading.evaluate((element) => {
      window.addEventListener('beforeprint', () => {
        document.documentElement.dataset['ink'] = getComputedStyle(element).color;
      });
    });
    await page.pdf();
    expect(await page.locator('html').getAttribute('data-ink')).toBe('rgb(27, 39, 45)');
    await page.locator('html[data-color-scheme=dark]').waitFor();
  });
});

describe('the poster', () => {
  /** The average colour of a part of the picture in the dialog. */
  const colorAt = (page: Page, x: number, y: number) =>
    page
      .getByRole('dialog')
      .getByRole('img', { name: /海报/ })
      .evaluate(
        (image, [left = 0, top = 0]) => {
          const canvas = document.createElement('canvas');
          const context = canvas.getContext('2d');
          if (!context || !(image instanceof HTMLImageElement)) return [];
          context.drawImage(image, -left, -top);
          return Array.from(context.getImageData(0, 0, 1, 1).data);
        },
        [x, y],
      );

  it('P13: on a phone a product’s poster is drawn, to save or to press for long; Escape gives the focus back', async () => {
    const page = await app.openPage('/product/details?id=6', PHONE);
    const button = page.getByRole('button', { name: '生成海报' });
    await button.press('Enter');
    const poster = page.getByRole('dialog').getByRole('img', { name: /五参数小型气象站/ });
    await poster.waitFor();
    const size = await poster.evaluate((image) =>
      image instanceof HTMLImageElement ? [image.naturalWidth, image.naturalHeight] : [],
    );
    expect(size).toEqual([1080, 1440]);
    const [, drawn = ''] = ((await poster.getAttribute('src')) ?? '').split('base64,');
    expect(await scan(Buffer.from(drawn, 'base64'))).toBe(`${app.url}/product/details?id=6`);
    await expectNoAxeViolations(page);
    // The ground of the company is the brand's darkest green.
    const [red = 255, green = 0] = await colorAt(page, 10, 1430);
    expect(red).toBeLessThan(20);
    expect(green).toBeGreaterThan(50);
    const save = page.getByRole('link', { name: '保存图片' });
    expect(await save.getAttribute('download')).toBe('五参数小型气象站.jpg');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => button.evaluate((it) => it === document.activeElement)).toBe(true);
  });

  it('P13: where the picture cannot be read, the poster has the title on the brand’s colour, and says so', async () => {
    const page = await app.openPage('/product/details?id=6', PHONE);
    await page.route(/\/api\/pictures\//, (route) =>
      route.fulfill({ contentType: 'text/plain', body: 'no picture' }),
    );
    await press(page, '生成海报');
    await page.getByText('配图读取不到，海报上没有放图片。').waitFor();
    const [red = 255, green = 0] = await colorAt(page, 20, 20);
    expect(green).toBeGreaterThan(red + 60);
  });

  it('P13: in WeChat, which saves no files, the poster is pressed for long', async () => {
    const page = await app.openPage('/news/details?id=6', {
      ...PHONE,
      profile: { ...PHONE.profile, userAgent: 'Mozilla/5.0 (iPhone) MicroMessenger/8.0' },
    });
    await press(page, '生成海报');
    await page.getByText(/^长按海报/).waitFor();
    expect(await page.getByRole('link', { name: '保存图片' }).count()).toBe(0);
  });

  it('P13: on a phone that cannot draw a poster, the QR code is there to be scanned, on wide screens too', async () => {
    const page = await app.openPage('/job/details?id=1', PHONE);
    await page.evaluate(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await press(page, '生成海报');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('海报没有生成，可以先用二维码分享。').waitFor();
    const code = dialog.getByRole('img', { name: /^二维码：/ });
    await code.waitFor();
    expect(await scan(await code.screenshot())).toBe(`${app.url}/job/details?id=1`);
    await page.setViewportSize({ width: 1280, height: 800 });
    await code.waitFor();
  });
});
