import { Buffer } from 'node:buffer';
import { expect, it } from 'vitest';
import {
  fillIn,
  follow,
  press,
  see,
  seeAddress,
  seeHeading,
} from '#tests/browser/support/actions.ts';
import { serveForTests } from '#tests/browser/support/app.ts';
import { SAVE, SAVED } from '#tests/support/save-button.ts';

const app = serveForTests();

/** A picture of one pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

it('B2: an editor signs in, edits a friendly link, publishes a news item, and visitors see both', async () => {
  const page = await app.visitPage('/auth/jwt-local/sign-in');
  await page.locator('input[name=username]').fill('admin');
  await page.locator('input[name=password]').fill('demo1234');
  await page.keyboard.press('Enter');
  await seeHeading(page, '轮播广告');

  await page.goto('/backstage/site/friendly-link/list');
  await follow(page, '编辑「禾田农业研究院」');
  await fillIn(page, /^名称/, '禾田研究院（新址）');
  await press(page, SAVE);
  await see(page, SAVED);
  await see(page, '禾田研究院（新址）');

  await page.goto('/backstage/content/industry-news/list');
  await follow(page, '发布新闻');
  await seeHeading(page, '发布新闻');
  await fillIn(page, /^标题/, '青禾苗圃开放日');
  await fillIn(page, /^摘要/, '周六上午，带孩子来看一棵苗怎么长大。');
  await page.getByRole('combobox', { name: /^分类/ }).click();
  await page.getByRole('option', { name: '展会活动' }).click();
  await page
    .locator('input[type=file][accept*="image"]')
    .last()
    .setInputFiles({ name: '苗圃.png', mimeType: 'image/png', buffer: PICTURE });
  await page.getByText('苗圃.png 已上传').waitFor({ state: 'attached' });
  const text = page.getByRole('textbox', { name: '正文' });
  await text.click();
  await page.keyboard.type('报名从今天开始。');
  await press(page, SAVE);
  await see(page, SAVED);
  await seeAddress(page, '/backstage/content/industry-news/list');
  await see(page, '青禾苗圃开放日');

  await page.goto('/news');
  await follow(page, /青禾苗圃开放日/);
  await seeHeading(page, '青禾苗圃开放日');
  await see(page, '报名从今天开始。');
  await see(page.getByRole('contentinfo'), '禾田研究院（新址）');
  const cover = app.db.news.all().find(({ title }) => title === '青禾苗圃开放日')?.cover ?? '';
  expect(await page.locator(`article img[src*="${cover.split('/').at(-1)}"]`).count()).toBe(1);

  await page.reload();
  await seeHeading(page, '青禾苗圃开放日');
  await see(page, '报名从今天开始。');
});
