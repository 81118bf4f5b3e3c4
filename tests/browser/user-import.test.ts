import { Buffer } from 'node:buffer';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { press, see } from './support/actions.ts';
import { serveForTests } from './support/app.ts';
import { expectNoAxeViolations } from './support/axe.ts';

const app = serveForTests();

const GOOD = 93;
const HEAD = '用户名,姓名,邮箱,手机,角色,备注';

/** Ninety-three people as they should be, then seven with one mistake each. */
const LINES = [
  ...Array.from({ length: GOOD }, (_none, index) => {
    const digits = String(index).padStart(3, '0');
    return `xin${digits},新员工${digits},xin${digits}@example.com,1390000${digits}0,editor,2026 届`;
  }),
  ',没有用户名,,,editor,',
  'xin001,重复,,,editor,',
  'mail,邮箱不对,mail-at-example,,editor,',
  'phone,手机不对,,1.39E+10,editor,',
  `role,角色太长,,,${'chief'.repeat(7)},`,
  'norole,没有角色,,,,',
  `${'long'.repeat(8)},用户名太长,,,editor,`,
];

const csv = (lines: string[]) => ({
  name: '新员工.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`\uFEFF${[HEAD, ...lines].join('\r\n')}`),
});

it('B6: an administrator imports 100 users with 7 bad rows, mends these, and imports them too', async () => {
  const page = await app.visitPage('/backstage/system/user/list', { as: 'admin' });
  const before = app.db.users.all().length;
  const input = page.locator('[role=dialog] input[type=file]');
  await press(page, '导入');
  await see(page, '选择文件');
  await input.setInputFiles(csv(LINES));
  await press(page, '下一步');
  await see(page, '共 100 行：93 行可以导入。有问题 7 行，改好之前不会导入。');
  await press(page, '有问题 7');
  await see(page, '与第 3 行重复');
  await expectNoAxeViolations(page);
  expect(app.db.users.all()).toHaveLength(before);

  await press(page, '导入 93 行');
  await see(page, '新建 93 位，更新 0 位。');
  await see(page, '还有 7 行没有导入。');
  expect(app.db.users.all()).toHaveLength(before + GOOD);

  await press(page, '修改余下的 7 行');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    press(page, '下载有问题的 7 行'),
  ]);
  expect(download.suggestedFilename()).toBe('新员工-未导入.csv');
  const file = await text(await download.createReadStream());
  expect(file).toContain('没有导入的原因');
  const mended = file
    .replace('\r\n,没有用户名', '\r\nhasname,没有用户名')
    .replace('xin001', 'other')
    .replace('mail-at-example', 'mail@example.com')
    .replace('1.39E+10', '13900009999')
    .replace('chief'.repeat(7), 'editor')
    .replace('没有角色,,,,', '没有角色,,,editor,')
    .replace('long'.repeat(8), 'short');

  await press(page, '返回对应各列');
  await press(page, '换一个文件');
  await input.setInputFiles({
    name: '修好.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(mended),
  });
  await press(page, '下一步');
  await see(page, '共 7 行：7 行可以导入。');
  await press(page, '导入 7 行');
  await see(page, '全部导入完成。');
  await press(page, '关闭');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await see(page, `共 ${before - 2 + 100} 条`);
  const named = app.db.users.all().find(({ username }) => username === 'hasname');
  expect(named).toMatchObject({ nickname: '没有用户名', role: 'editor' });
});

it('B6: on a phone the back button closes a dialog, and a toast leads back to what was typed in it', async () => {
  const page = await app.visitPage('/backstage/system/user/list', { as: 'admin', width: 360 });
  await press(page, '新建用户');
  await page.getByRole('textbox', { name: /^用户名/ }).fill('draft');
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/backstage/system/user/list');
  await press(page, '继续编辑');
  await expect
    .poll(() => page.getByRole('textbox', { name: /^用户名/ }).inputValue())
    .toBe('draft');
  await expectNoAxeViolations(page);
});
