import { Buffer } from 'node:buffer';
import { writeXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { press, see } from './support/actions.ts';
import { serveForTests } from './support/app.ts';
import { expectNoAxeViolations } from './support/axe.ts';

const app = serveForTests();

const ROWS = 1000;

/** One link as it should be, one with a wrong address, and the rest without any. */
const LINKS = [
  ['合作伙伴名单', null, null],
  ['网站名称', '网址', '状态'],
  ['好伙伴', 'https://good.example.com', '显示'],
  ['写错的伙伴', '没有网址', '显示'],
  ...Array.from({ length: ROWS - 2 }, (_none, index) => [`伙伴${index}`, null, '隐藏']),
];

it('B11: an editor imports a large workbook, and mends a cell by keyboard and one by mouse', async () => {
  const page = await app.visitPage('/backstage/site/friendly-link/list', { as: 'admin' });
  const before = app.db.links.all().length;
  const bytes = await writeXlsx({ sheets: [{ name: '名单', rows: LINKS }] });
  const threads: string[] = [];
  page.on('worker', (worker) => threads.push(worker.url()));
  await press(page, '导入');
  await see(page, '选择文件');
  await page.locator('[role=dialog] input[type=file]').setInputFiles({
    name: '伙伴.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(bytes),
  });
  await see(page, `伙伴.xlsx 共 ${ROWS} 行`);
  // In a thread of its own, so that the page stays alive.
  expect(threads).toHaveLength(1);
  await press(page, '下一步');
  await see(page, `共 ${ROWS} 行：新建 1 行，更新 0 行，没有变化 0 行。有问题 ${ROWS - 1} 行`);
  await expectNoAxeViolations(page);
  await press(page, `有问题 ${ROWS - 1}`);

  const cell = page.getByRole('gridcell', { name: /没有网址/ });
  await cell.click();
  const field = page.getByRole('textbox', { name: '网址' });
  await expectNoAxeViolations(page);
  await field.fill('https://mended.example.com');
  await page.keyboard.press('Enter');
  // Enter leads to the cell below, a moment after the numbers have changed.
  await see(page, '新建 2 行');
  const below = page.getByRole('row').filter({ hasText: '伙伴0' }).locator('[role=gridcell]:focus');
  const typing = field.and(page.locator(':focus'));
  await below.waitFor();
  await page.keyboard.press('Enter');
  await typing.waitFor();
  await page.keyboard.type('https://keys.example.com');
  await page.keyboard.press('Escape');
  await below.waitFor();
  await page.keyboard.press('Enter');
  await typing.waitFor();
  await page.keyboard.type('https://keys.example.com');
  await page.keyboard.press('Enter');
  await see(page, '新建 3 行');

  await press(page, '导入 3 行');
  await see(page, '已导入 3 / 3 行');
  await see(page, `还有 ${ROWS - 3} 行没有导入。`);
  const added = app.db.links.all().slice(before);
  expect(new Set(added.map(({ name, url }) => `${name} ${url}`))).toEqual(
    new Set([
      '好伙伴 https://good.example.com',
      '写错的伙伴 https://mended.example.com',
      '伙伴0 https://keys.example.com',
    ]),
  );
  await page.goBack();
  await see(page, '还有没导入的行');
  // A second click must not lead back once more.
  await page.getByRole('button', { name: '离开' }).dblclick();
  await page.waitForURL(/\/list$/);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await see(page, '写错的伙伴');
});
