import { expect, it } from 'vitest';
import { STATUS } from '#src/api/status.ts';
import { press, see } from './support/actions.ts';
import { serveForTests } from './support/app.ts';
import { expectNoAxeViolations } from './support/axe.ts';

const app = serveForTests();

it('B7: 50 products that a filter finds are hidden at once, one fails and is tried again', async () => {
  const products = app.db.products.all();
  for (const [index, product] of products.entries()) {
    Object.assign(product, { status: index < 50 ? STATUS.shown : STATUS.hidden });
  }
  const page = await app.visitPage('/backstage/content/products/list?status=0', {
    as: 'admin',
    profile: { reducedMotion: 'reduce' },
  });
  await page
    .getByRole('checkbox', { name: /^选择行/ })
    .first()
    .check();
  await press(page, '选择全部 50 项');
  await see(page, '已选择 50 项');
  const bar = page.getByRole('region', { name: '批量操作' });
  await press(bar, '隐藏');
  const dialog = page.getByRole('alertdialog', { name: /隐藏$/ });
  await see(dialog, '确定隐藏选中的 50 项吗？');
  app.db.faults.set('PUT /product/update', '409', {
    times: 1,
    body: { success: false, message: '正在被他人修改' },
  });
  const reads = app.db.requests.of('GET /product/page').length;
  await press(dialog, '隐藏');
  // A hundred calls later.
  await dialog.getByText('已完成 49 / 50 项').waitFor({ timeout: 45_000 });
  await see(dialog, '正在被他人修改');
  await expectNoAxeViolations(page);
  await press(dialog, '重试');
  await see(page, '已隐藏 50 项');
  await see(page, '没有符合条件的内容');
  expect(app.db.products.all().filter(({ status }) => status === STATUS.shown)).toHaveLength(0);
  // Once after each run, not once a record.
  expect(app.db.requests.of('GET /product/page').length - reads).toBeLessThanOrEqual(2);
});
