import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { follow, press, seeAddress, seeHeading } from './support/actions.ts';
import { serveForTests } from './support/app.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { holdBack } from './support/hold-back.ts';
import { overflowOf } from './support/overflow.ts';

const app = serveForTests();
const STILL = { reducedMotion: 'reduce' } as const;

describe('products', () => {
  it('P7: they stand in two to four columns, and nothing sticks out', async () => {
    const page = await app.visitPage('/product?categoryId=1', { profile: STILL });
    const cards = page.getByRole('main').getByRole('article');
    await cards.first().waitFor();
    const columns = async () => {
      const lefts = await cards.evaluateAll((all) =>
        all.map((card) => card.getBoundingClientRect().left),
      );
      return new Set(lefts).size;
    };
    for (const [width, count] of [
      [360, 2],
      [768, 3],
      [1000, 4],
      // The filters stand beside them.
      [1280, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(columns, { message: `at ${width} px` }).toBe(count);
      await expect.poll(() => overflowOf(page)).toBe(0);
    }
  });

  it('P12: the way to the finder begins where the products below do, or beside the filters’ button', async () => {
    const page = await app.visitPage('/product?categoryId=1', { profile: STILL });
    const finder = page.getByRole('link', { name: '不知道选哪款？问一问' });
    const boxOf = async (it: Locator) => (await it.boundingBox()) ?? { x: 0, width: 0 };
    await page.getByRole('main').getByRole('article').first().waitFor();
    expect((await boxOf(finder)).x).toBe(
      (await boxOf(page.getByRole('main').getByRole('article').first())).x,
    );
    await page.setViewportSize({ width: 768, height: 800 });
    const filters = page.getByRole('button', { name: '筛选' });
    await filters.waitFor();
    const before = await boxOf(filters);
    expect((await boxOf(finder)).x).toBe(before.x + before.width + 12);
  });

  it('P7: on a narrow phone an English name of a specification is broken between words alone', async () => {
    const specifications = [{ name: 'Communication', value: '4G / RS485' }];
    Object.assign(app.db.products.find(6) ?? {}, { specifications });
    const page = await app.visitPage('/product/details?id=6', { width: 360, profile: STILL });
    const name = page.getByRole('rowheader', { name: 'Communication' });
    const lines = await name.evaluate((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getClientRects().length;
    });
    expect(lines).toBe(1);
  });

  it('P7: what can be done with a product stands in a grid: the first action across, the others in two columns at most', async () => {
    const page = await app.visitPage('/product/details?id=6', { language: 'en', profile: STILL });
    const ask = page.getByRole('article').first().getByRole('button', { name: 'Request a quote' });
    await ask.waitFor();
    const others = [
      page.getByRole('link', { name: /^Downloads/ }),
      page.getByRole('button', { name: 'Print data sheet' }),
    ];
    for (const [width, columns] of [
      [360, 2],
      [390, 2],
      [768, 1],
      [1280, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => overflowOf(page)).toBe(0);
      const boxes = await Promise.all([ask, ...others].map((one) => one.boundingBox()));
      const [across, ...rest] = boxes.map((box) => ({ left: box?.x, width: box?.width }));
      expect(new Set(rest.map(({ left }) => left)).size, `at ${width} px`).toBe(columns);
      expect(new Set(rest.map((one) => one.width)).size).toBe(1);
      expect(rest[0]?.left).toBe(across?.left);
    }
  });

  it('P7: by touch its name stays where it is when the categories come, though that of its own becomes a link', async () => {
    const page = await app.visitPage('/robots.txt', {
      width: 360,
      profile: { ...STILL, hasTouch: true, isMobile: true },
    });
    const release = await holdBack(page, '**/api/product-category/list*');
    await page.goto('/product/details?id=6');
    const heading = page.getByRole('heading', { level: 1 });
    await heading.waitFor();
    const before = (await heading.boundingBox())?.y;
    expect(before).toBeGreaterThan(0);
    const link = page.getByRole('article').locator('a[href="/product?categoryId=12"]');
    expect(await link.count()).toBe(0);
    release();
    await link.waitFor();
    expect((await heading.boundingBox())?.y).toBe(before);
  });

  it('P7: the finder’s question stands where it was waited for, though the category is named later', async () => {
    const page = await app.visitPage('/robots.txt', { width: 360, profile: STILL });
    const release = await holdBack(page, '**/api/product-category/list*');
    await page.goto('/product/finder?categoryId=13');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const place = page.locator('main div', { has: page.getByRole('status') }).last();
    const box = await place.elementHandle();
    const before = (await box?.boundingBox())?.y;
    expect(before).toBeGreaterThan(0);
    release();
    await page.getByText(/^第 1 题/).waitFor();
    expect((await box?.boundingBox())?.y).toBe(before);
  });

  it('P7: back from a product, the list is as it was left', async () => {
    const page = await app.visitPage('/product?categoryId=1&page=2', { profile: STILL });
    await page.getByRole('main').getByRole('article').first().getByRole('link').click();
    await seeAddress(page, /^\/product\/details\?id=/);
    await follow(page, '返回产品列表');
    await seeAddress(page, '/product?categoryId=1&page=2');
    await seeHeading(page, '产品中心');
  });

  it('P7: a picture opens over the whole window by keyboard, axe finds nothing, arrow keys turn to the next, and Escape gives the focus back', async () => {
    const page = await app.visitPage('/product/details?id=6', { profile: STILL });
    const zoom = page.getByRole('button', { name: '放大图片' });
    await zoom.press('Enter');
    const lightbox = page.getByRole('dialog', { name: '产品图片' });
    const picture = (number: number) =>
      lightbox.getByRole('img', { name: `第 ${number} 张图片，共 3 张` });
    await picture(1).waitFor();
    await expectNoAxeViolations(page);
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => picture(2).evaluate((image) => Math.round(image.getBoundingClientRect().left)))
      .toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Escape');
    await lightbox.waitFor({ state: 'detached' });
    await expect.poll(() => zoom.evaluate((it) => it === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: '查看第 2 张图片', pressed: true }).waitFor();
  });

  it('P7: a swipe turns to the next picture', async () => {
    const page = await app.visitPage('/product/details?id=6', {
      width: 360,
      profile: { ...STILL, hasTouch: true },
    });
    const gallery = page.getByRole('region', { name: '产品图片' });
    await press(gallery, '查看第 1 张图片');
    const zoom = gallery.getByRole('button', { name: '放大图片' });
    const touch = (type: string, x: number) =>
      zoom.dispatchEvent(type, {
        pointerType: 'touch',
        isPrimary: true,
        pointerId: 7,
        clientX: x,
        clientY: 200,
        bubbles: true,
      });
    await touch('pointerdown', 300);
    await touch('pointerup', 120);
    const second = gallery.getByRole('button', { name: '查看第 2 张图片' });
    await expect.poll(() => second.getAttribute('aria-pressed')).toBe('true');
  });
});

describe('filters of the products', () => {
  const names = (page: Page) =>
    page.getByRole('main').getByRole('article').getByRole('heading').allTextContents();
  const soil = (db: typeof app.db) =>
    db.products
      .all()
      .filter(
        ({ status, specifications }) =>
          status === 0 && specifications.some(({ value }) => value === 'IP68'),
      )
      .map(({ name }) => name)
      .toSorted();
  const sorted = async (page: Page) => (await names(page)).toSorted();

  it('P7: by mouse IP68 finds exactly the products that say so, Back takes it back, and the pressed row stays where it is', async () => {
    const page = await app.visitPage('/product', { profile: STILL });
    const side = page.getByRole('region', { name: '筛选' });
    const ip68 = side.getByRole('checkbox', { name: /^IP68/ });
    await ip68.scrollIntoViewIfNeeded();
    const placeOf = async () => Math.round((await ip68.boundingBox())?.y ?? -1);
    const before = await placeOf();
    await side.getByText('IP68 及以上', { exact: true }).click();
    await seeAddress(page, /^\/product\?spec=/);
    await expect.poll(() => sorted(page)).toEqual(soil(app.db));
    expect(await ip68.isChecked()).toBe(true);
    expect(await placeOf()).toBe(before);
    await expectNoAxeViolations(page);
    await page.getByRole('article').first().getByRole('link').click();
    await page
      .getByRole('navigation', { name: '上一款和下一款' })
      .getByRole('link')
      .first()
      .waitFor();
    await follow(page, '返回产品列表');
    await expect.poll(() => sorted(page)).toEqual(soil(app.db));
    await page.goBack();
    await page.goBack();
    await page.goBack();
    await seeAddress(page, '/product');
    await expect.poll(() => names(page)).toHaveLength(12);
  });

  it('P7: on a phone they are in a sheet, by touch; its button says how many products are found', async () => {
    const page = await app.visitPage('/product', {
      width: 360,
      height: 740,
      profile: { ...STILL, hasTouch: true, isMobile: true },
    });
    await page.getByRole('button', { name: '筛选' }).tap();
    const sheet = page.getByRole('dialog', { name: '筛选' });
    const label = sheet.locator('label', { hasText: 'IP68' });
    expect((await label.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await label.tap();
    const show = sheet.getByRole('button', { name: `查看 ${soil(app.db).length} 款产品` });
    await show.waitFor();
    await expectNoAxeViolations(page);
    await show.tap();
    await sheet.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: '筛选（1）' }).waitFor();
    await expect.poll(() => sorted(page)).toEqual(soil(app.db));
    await expect.poll(() => overflowOf(page)).toBe(0);
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: '防护等级：IP68' }).tap();
    await seeAddress(page, '/product');
  });
});
