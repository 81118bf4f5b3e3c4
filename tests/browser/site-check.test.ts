import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { follow, press, see, seeHeading } from './support/actions.ts';
import { serveForTests } from './support/app.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { overflowOf } from './support/overflow.ts';

const app = serveForTests();
const CHECK = '/backstage/site-check';
const GONE = '/api/pictures/gone.webp';
const PHONE = {
  as: 'admin',
  width: 360,
  height: 740,
  profile: { hasTouch: true, isMobile: true, reducedMotion: 'reduce' },
} as const;

/** A news item whose picture does not load, with a word that the Advertising Law forbids. */
function prepareNews() {
  const news = app.db.news.find(3);
  if (!news) throw new Error('The mock has no third news item');
  app.db.news.replace({ ...news, title: '顶级温室', cover: GONE });
}

/** The answer of a server that has a page for what is gone, without the console's error for a missing file. */
async function answerGone(page: Page) {
  await page.route(`**${GONE}`, (route) => route.fulfill({ body: 'gone' }));
}

const isFocused = (page: Page, label: string | RegExp) =>
  page
    .getByRole('textbox', { name: label })
    .first()
    .evaluate((field) => field === document.activeElement);

it('by mouse the check names what is wrong, and leads to the field', async () => {
  prepareNews();
  const page = await app.visitPage('/backstage/overview', { as: 'admin' });
  await answerGone(page);
  await follow(page.getByRole('navigation', { name: '主导航' }), '站点体检');
  await press(page, '开始检查');
  await see(page, /^检查完成/);
  const met = page.getByRole('region', { name: /^访客会碰到的问题/ });
  await see(met, /gone\.webp/);
  await expectNoAxeViolations(page);
  await follow(met, /^标题：「顶级」/);
  await expect.poll(() => isFocused(page, /^标题/)).toBe(true);
  await page.goBack();
  await see(page, /^检查完成/);
});

it('by keyboard the check is found, begun, filtered, and a finding opened', async () => {
  prepareNews();
  const page = await app.visitPage('/backstage/overview', { as: 'admin' });
  await answerGone(page);
  await seeHeading(page, '概览');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('体检');
  await page.getByRole('option', { name: /站点体检/ }).waitFor();
  await page.keyboard.press('Enter');
  const start = page.getByRole('button', { name: '开始检查' });
  await start.waitFor();
  await page.keyboard.press('Tab');
  await expect.poll(() => start.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await see(page, /^检查完成/);
  await page.getByRole('combobox', { name: '问题' }).focus();
  await page.keyboard.press('Enter');
  const words = page.getByRole('option', { name: /^广告法用词/ });
  await words.waitFor();
  while (!(await words.evaluate((one) => one === document.activeElement))) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await page.getByText(/gone\.webp/).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: /^标题：「顶级」/ }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => isFocused(page, /^标题/)).toBe(true);
});

it('on a phone the check fits, and is begun and stopped by touch', async () => {
  prepareNews();
  const page = await app.visitPage(CHECK, PHONE);
  await answerGone(page);
  app.db.faults.set('GET /job/page', 'hold');
  await page.getByRole('button', { name: '开始检查' }).tap();
  await page.getByRole('button', { name: '停止' }).tap();
  await see(page, /^已停止/);
  app.db.faults.clear();
  app.db.faults.release();
  await page.getByRole('button', { name: '继续检查' }).tap();
  await see(page, /^检查完成/);
  await expect.poll(() => overflowOf(page)).toBe(0);
  await expectNoAxeViolations(page);
});

it('on a phone a picture is replaced in the records that show it, and put back', async () => {
  const photo = app.db.photos.find('photo-200');
  const news = app.db.news.find(3);
  if (!photo || !news) throw new Error('The mock lacks a photo or a news item');
  app.db.news.replace({ ...news, cover: photo.url });
  const cover = () => app.db.news.find(3)?.cover;
  const page = await app.visitPage('/backstage/column/photo-management/download', PHONE);
  await page.getByRole('button', { name: `「${photo.name}」的详情` }).tap();
  const replace = page.getByRole('button', { name: '替换文件' });
  await expect.poll(() => replace.isEnabled()).toBe(true);
  const choosing = page.waitForEvent('filechooser');
  await replace.tap();
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 80, height: 60 } });
  await (await choosing).setFiles({ name: 'new.png', mimeType: 'image/png', buffer: picture });
  const ask = page.getByRole('alertdialog');
  await ask.getByRole('button', { name: '全部替换' }).waitFor();
  await expectNoAxeViolations(page);
  await ask.getByRole('button', { name: '全部替换' }).tap();
  await see(page, /处内容中替换$/);
  expect(cover()).not.toBe(photo.url);
  await page.getByRole('button', { name: '撤销' }).tap();
  await expect.poll(cover).toBe(photo.url);
});
