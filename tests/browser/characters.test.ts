import { expect, it } from 'vitest';
import { press, see } from './support/actions.ts';
import { serveForTests } from './support/app.ts';
import { SAVE, SAVED } from '#tests/support/save-button.ts';

const app = serveForTests();
const STILL = { reducedMotion: 'reduce' } as const;

it('B2: a name of 60 rare characters and emoji is typed, counted as 60, and saved', async () => {
  const page = await app.visitPage('/backstage/content/products/6/edit', { as: 'admin' });
  const name = page.getByRole('textbox', { name: /^名称/ });
  const longest = '𠮷'.repeat(58) + '👨‍👩‍👧e\u0301';
  await name.fill('');
  await page.keyboard.type(`${longest}林`);
  await see(page, '61/60');
  await press(page, SAVE);
  await see(page, '最多 60 个字符');
  await page.keyboard.press('Backspace');
  await see(page, '60/60');
  await page.getByText('最多 60 个字符').waitFor({ state: 'detached' });
  await press(page, SAVE);
  await see(page, SAVED);
  expect(app.db.products.find(6)?.name).toBe(longest);
});

it('a visitor sends a message with a name of 40 rare characters; of a longer one nothing is cut off', async () => {
  const page = await app.visitPage('/product/details?id=7', { profile: STILL });
  await press(page, '询价');
  const dialog = page.getByRole('dialog', { name: /^询价「/ });
  const name = dialog.getByRole('textbox', { name: '姓名' });
  await name.click();
  await page.keyboard.type('𠮷'.repeat(41));
  await dialog.getByRole('textbox', { name: '电话或邮箱' }).fill('13800000001');
  await see(page, '最多 40 个字符');
  await name.press('End');
  await name.press('Backspace');
  await dialog.getByText('最多 40 个字符').waitFor({ state: 'detached' });
  await dialog.getByRole('textbox', { name: '询价内容' }).fill('多少钱一套？');
  await dialog.getByRole('checkbox').check();
  await press(page, '发送询价');
  await see(page, '询价已发送');
  expect(app.db.enquiries.all().at(-1)?.name).toBe('𠮷'.repeat(40));
});

it('P7: a keyword of 60 rare characters fits into the search fields', async () => {
  const keyword = '𠮷'.repeat(60);
  const page = await app.visitPage('/news', { profile: STILL });
  for (const path of ['/news', '/search']) {
    if (path !== '/news') await page.goto(path);
    const field = page.getByRole('searchbox').first();
    await field.click();
    await page.keyboard.type(keyword);
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(keyword);
  }
});
