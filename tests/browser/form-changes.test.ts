import type { Page } from 'playwright-core';
import { SAVE, SAVED } from '#tests/support/save-button.ts';
import { expect, it } from 'vitest';
import { inLooks } from '#tests/support/looks.ts';
import { press, see, seeHeading } from './support/actions.ts';
import { serveForTests } from './support/app.ts';

const app = serveForTests();

it('B2: before saving an editor sees what will change, also text, picture, category and tags', async () => {
  const news = app.db.news.all().find(({ cover, tags }) => cover !== '' && tags.length > 0);
  if (!news) throw new Error('The mock has no news with cover and tags');
  Object.assign(news, { content: '<p>第一段。</p><p>第二段。</p>' });
  const page = await app.visitPage(`/backstage/content/industry-news/${news.id}/edit`, {
    as: 'admin',
  });
  const text = page.getByRole('textbox', { name: '正文' });
  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('添了一句。');
  await page.getByRole('combobox', { name: /^分类/ }).click();
  await page.getByRole('option', { selected: false }).first().click();
  await press(page, '封面: 移除');
  await page.getByRole('combobox', { name: '标签' }).fill('新标签');
  await page.keyboard.press('Enter');

  await press(page, '更多操作');
  await page.getByRole('menuitem', { name: '查看修改内容' }).click();
  const dialog = page.getByRole('dialog', { name: '修改内容' });
  await dialog.getByText('第二段。添了一句。').waitFor();
  expect(await dialog.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
    '分类',
    '正文',
    '封面',
    '标签',
  ]);
  expect(await dialog.getByText('第一段。').count()).toBe(0);
  expect(await dialog.locator('img').count()).toBe(1);
  expect(await dialog.getByText('新标签').count()).toBe(1);
  const said = (await dialog.textContent()) ?? '';
  expect(said).toContain(news.categoryName);
  expect(said).not.toMatch(/\[object|<p>/);

  await press(dialog, '继续编辑');
  await press(page, '撤销「正文」的修改');
  await page.getByText('第二段。添了一句。').waitFor({ state: 'detached' });
  await press(page, '撤销「封面」的修改');
  await page.getByRole('img', { name: '封面预览' }).waitFor();
  await page.keyboard.press('Control+S');
  await see(page, SAVED);
  expect(app.db.news.find(news.id)).toMatchObject({
    content: '<p>第一段。</p><p>第二段。</p>',
    cover: news.cover,
    tags: [...news.tags, '新标签'],
  });
});

it.each(inLooks(['cn', 'en'] as const, (language) => language === 'en'))(
  'B2: the save bar fits a phone in %s',
  async (language) => {
    const page = await app.visitPage('/backstage/content/industry-news/1/edit', {
      as: 'admin',
      language,
      width: 360,
    });
    await seeHeading(page, /编辑新闻|Edit news/);
    const save = page.getByRole('button', { name: SAVE });
    const more = page.getByRole('button', { name: /^(更多操作|More actions)$/ });
    await save.waitFor();
    const [saveBox, moreBox] = [await save.boundingBox(), await more.boundingBox()];
    expect(saveBox?.x).toBeGreaterThan(0);
    expect((saveBox?.x ?? 0) + (saveBox?.width ?? 360)).toBeLessThan(360);
    // Two lines, not three.
    expect((saveBox?.y ?? 0) - (moreBox?.y ?? 0)).toBeLessThan(60);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  },
);

it('B2: a text is as high as its lines, also in a browser that cannot fit it by itself', async () => {
  const heights = async (page: Page) => {
    await page.goto('/backstage/content/industry-news/1/edit');
    const summary = page.getByRole('textbox', { name: /^摘要/ });
    const found: number[] = [];
    for (const text of ['', '一\n二\n三\n四\n五', '字'.repeat(180), '一']) {
      await summary.fill(text);
      found.push(await summary.evaluate((field) => field.getBoundingClientRect().height));
    }
    return found;
  };
  const [page, older] = [
    await app.openPage('/robots.txt', { as: 'admin' }),
    await app.openPage('/robots.txt', { as: 'admin' }),
  ];
  await older.addInitScript(() => {
    CSS.supports = () => false;
  });
  const [empty = 0, five = 0, long = 0, one = 0] = await heights(page);
  expect(five).toBe(empty * 2.5);
  expect(long).toBeGreaterThan(empty);
  expect(one).toBe(empty);
  expect(await heights(older)).toEqual([empty, five, long, one]);
});
