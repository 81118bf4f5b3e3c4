import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { press, see, seeAddress } from './support/actions.ts';
import { serveForTests } from './support/app.ts';
import { expectNoAxeViolations } from './support/axe.ts';

const app = serveForTests();

const LIST = '/backstage/content/industry-news/list';
const STILL = { as: 'admin', profile: { reducedMotion: 'reduce' } } as const;
const PHONE = { ...STILL, width: 360, height: 740 };

it.each(['total=0', 'total=-1', 'total=none'])(
  'B1: a list whose server says %s shows its rows, pages on, and says that the number is unknown',
  async (fault) => {
    app.db.faults.set('GET /news/page', fault);
    const page = await app.visitPage(LIST, STILL);
    const editLinks = page.getByRole('link', { name: /^编辑「/ });
    await see(page, '第 1 条到第 20 条，总数未知');
    expect(await editLinks.count()).toBe(20);
    await expectNoAxeViolations(page);
    await press(page, '下一页');
    await see(page, '第 21 条到第 40 条，总数未知');
    await seeAddress(page, `${LIST}?page=2`);

    // 120 news are six pages.
    await page.goto(`${LIST}?page=6`);
    await see(page, '第 101 条到第 120 条，总数未知');
    await press(page, '下一页');
    await see(page, '后面没有更多内容了。');
    await seeAddress(page, `${LIST}?page=6`);
    await expect.poll(() => editLinks.count()).toBe(20);
    await page.goto(`${LIST}?page=99`);
    await see(page, '第 1 条到第 20 条，总数未知');
  },
);

it('B7: all rows are selected and exported where the server does not say how many there are', async () => {
  app.db.faults.set('GET /news/page', 'total=0');
  const count = app.db.news.all().length;
  const page = await app.visitPage(LIST, STILL);
  await page.getByRole('gridcell').getByRole('checkbox').first().check();
  await press(page, '选择全部');
  await see(page, `已选择 ${count} 项`);
  await press(page, '更多工具');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    press(page, '导出表格（CSV）'),
  ]);
  await see(page, `已导出 ${count} 条`);
  const file = await readFile(await download.path(), 'utf8');
  expect(file.trim().split('\r\n')).toHaveLength(count + 1);
});

it('B1: on a phone, in English, the number of records is unknown, and the form leads on through them', async () => {
  app.db.faults.set('GET /news/page', 'total=none');
  const page = await app.visitPage(LIST, { ...PHONE, language: 'en' });
  await see(page, '1–20, total unknown');
  await press(page, 'Go to next page');
  await see(page, '21–40, total unknown');
  await page
    .getByRole('link', { name: /^Edit “/ })
    .first()
    .click();
  await see(page, '21, total unknown');
  await press(page, 'Previous record');
  await see(page, '20, total unknown');
});

it('B4: photos are shown and chosen where their number is unknown', async () => {
  app.db.faults.set('GET /show', 'total=-1');
  const count = app.db.photos.all().length;
  const page = await app.visitPage('/backstage/content/industry-news/3/edit', STILL);
  await press(page, '封面: 图片库');
  const dialog = page.getByRole('dialog', { name: '选择图片' });
  await see(dialog, '已显示 24 / 未知 张');
  const more = dialog.getByRole('button', { name: '显示更多' });
  while (await more.isVisible()) {
    const shown = await dialog.getByRole('option').count();
    await more.click();
    await expect
      .poll(
        async () => (await dialog.getByRole('option').count()) > shown || !(await more.isVisible()),
      )
      .toBe(true);
  }
  await see(dialog, `已显示 ${count} / ${count} 张`);
  await page.goto('/backstage/column/photo-management/download');
  await see(page, '总数未知');
});

it('P7: visitors page on where the number is unknown, and are led back from beyond the end', async () => {
  for (const call of ['GET /news/page', 'GET /product/page']) {
    app.db.faults.set(call, 'total=0');
  }
  const page = await app.visitPage('/news', { profile: STILL.profile });
  await page.getByRole('link', { name: '第 2 页' }).click();
  await seeAddress(page, '/news?page=2');
  await page.getByRole('link', { name: '第 3 页' }).waitFor();
  await page.locator('main a[href^="/news/details"]').nth(9).waitFor();
  await page.goto('/product?page=99');
  await page.getByRole('link', { name: '查看全部产品' }).click();
  await seeAddress(page, '/product');
  await page.getByRole('link', { name: '第 2 页' }).waitFor();
  await expectNoAxeViolations(page);

  await page.goto(`/search?q=${encodeURIComponent('温室')}`);
  await see(page, '结果总数未知');
  await page.locator('[data-result]').nth(5).waitFor();
  await page.getByRole('link', { name: '更多新闻' }).click();
  await seeAddress(page, /^\/news\?q=/);
});
