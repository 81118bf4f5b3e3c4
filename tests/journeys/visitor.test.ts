import { expect, it } from 'vitest';
import { follow, see, seeAddress, seeHeading } from '#tests/browser/support/actions.ts';
import { serveForTests } from '#tests/browser/support/app.ts';
import { expectNoAxeViolations } from '#tests/browser/support/axe.ts';

const app = serveForTests();
const STILL = { reducedMotion: 'reduce' } as const;

it('P7: a visitor goes from the home page to an article and its neighbour, and Back to the place before', async () => {
  const page = await app.visitPage('/home', { profile: STILL });
  await seeHeading(page, '让温室自己照看庄稼');
  await follow(page, '更多新闻');
  await page.getByRole('heading', { level: 1, name: '新闻资讯' }).waitFor();
  const first = page.getByRole('main').getByRole('article').first();
  const firstTitle = await first.getByRole('heading').innerText();
  await follow(page.getByRole('main'), /第 ?2 ?页/);
  await seeAddress(page, '/news?page=2');
  await expect.poll(() => first.getByRole('heading').innerText()).not.toBe(firstTitle);
  const article = page.getByRole('main').getByRole('article').nth(3);
  const title = await article.getByRole('heading').innerText();
  await article.getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await follow(page, /^上一篇/);
  await page.getByRole('heading', { level: 1, name: title }).waitFor({ state: 'detached' });
  await page.goBack();
  await page.goBack();
  await seeAddress(page, '/news?page=2');
  await see(page, title);
});

it('a visitor asks about a product by keyboard, and the company answers from its inbox', async () => {
  const page = await app.visitPage('/product/details?id=6', { profile: STILL });
  const ask = page.getByRole('button', { name: '询价' });
  await ask.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^询价「/ });
  await dialog.getByRole('textbox', { name: '姓名' }).waitFor();
  await expectNoAxeViolations(page);
  // From the close button on, only by Tab: the field that people do not see is not on the way.
  await dialog.getByRole('button', { name: '关闭' }).focus();
  for (const text of ['王建国', '13800000001', '3 套', '山东', '晨光农业', '多少钱一套？']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const sent = page.getByRole('dialog', { name: '询价已发送' });
  await sent.waitFor();
  await page.keyboard.press('Escape');
  await sent.waitFor({ state: 'detached' });
  await expect.poll(() => ask.evaluate((it) => it === document.activeElement)).toBe(true);

  const office = await app.openPage('/backstage/site/enquiry/list', { as: 'admin' });
  const row = office.getByRole('row', { name: /多少钱一套/ });
  await row.getByText('待处理').waitFor();
  await row.getByRole('link', { name: /^查看「王建国/ }).click();
  await seeAddress(office, /\/enquiry\/26\/edit$/);
  await office.getByRole('link', { name: '拨打电话' }).waitFor();
});
