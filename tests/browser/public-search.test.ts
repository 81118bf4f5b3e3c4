import { expect, it } from 'vitest';
import { seeAddress, seeHeading } from './support/actions.ts';
import { serveForTests } from './support/app.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { overflowOf } from './support/overflow.ts';

const app = serveForTests();
const STILL = { reducedMotion: 'reduce' } as const;
const PHONE = { ...STILL, hasTouch: true, isMobile: true };

it('P7: the site is searched by keyboard alone: from the header to a result, and back to the results', async () => {
  const page = await app.visitPage('/home', { profile: STILL });
  await page.getByRole('link', { name: '搜索' }).press('Enter');
  const field = page.getByRole('searchbox', { name: '搜索产品、新闻和职位' });
  await expect.poll(() => field.evaluate((it) => it === document.activeElement)).toBe(true);
  await page.keyboard.type('温室');
  await page.keyboard.press('Enter');
  const results = page.locator('[data-result]');
  await results.nth(5).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const second = results.nth(1);
  await expect.poll(() => second.evaluate((it) => it === document.activeElement)).toBe(true);
  const name = (await second.textContent()) ?? '';
  await expectNoAxeViolations(page);
  await page.keyboard.press('Enter');
  await seeAddress(page, /\/details\?id=/);
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.goBack();
  await seeAddress(page, '/search?q=%E6%B8%A9%E5%AE%A4');
  await results.nth(5).waitFor();
  expect(await field.inputValue()).toBe('温室');
});

it.each([
  ['by mouse', { width: 1280, height: 800, profile: STILL }],
  ['on a phone', { width: 360, height: 740, profile: PHONE }],
])(
  'P7: %s a waterproof sensor is found by several words, with the reason',
  async (_how, options) => {
    const page = await app.visitPage('/search', options);
    await page.getByRole('searchbox').fill('防水 土壤');
    await page.getByRole('button', { name: '搜索', exact: true }).click();
    const products = page.getByRole('region', { name: /^产品/ });
    const reasons = products.getByRole('list', { name: '符合的参数和标签' }).first();
    await reasons.getByText('防护等级').waitFor();
    await reasons.locator('mark', { hasText: 'IP68' }).waitFor();
    await expect.poll(() => overflowOf(page)).toBe(0);
    await expectNoAxeViolations(page);
    await products.locator('[data-result]').first().click();
    await seeAddress(page, /^\/product\/details\?id=/);
    await page.goBack();
    await reasons.waitFor();
  },
);

it('P7: what has most of the words stands above the fold, where nothing has all', async () => {
  const page = await app.visitPage('/search', { width: 1280, height: 800, profile: STILL });
  await page.getByRole('searchbox').fill('IP67 LoRa RS485');
  await page.getByRole('button', { name: '搜索', exact: true }).click();
  const missing = page.getByText(/^缺少：/).first();
  await missing.waitFor();
  const { y = 800, height = 0 } = (await missing.boundingBox()) ?? {};
  expect(y + height).toBeLessThan(800);
  await expectNoAxeViolations(page);
});

it('P7: on a phone nothing found offers words that find something, and nothing sticks out', async () => {
  const page = await app.visitPage('/home', { width: 360, height: 740, profile: PHONE });
  await page.getByRole('link', { name: '搜索' }).tap();
  await page.getByRole('searchbox').fill('土壤阀门检测仪');
  const word = page.getByRole('link', { name: /^土壤 ?\d+$/ });
  await word.waitFor();
  await expect.poll(() => overflowOf(page)).toBe(0);
  await expectNoAxeViolations(page);
  await word.tap();
  await seeHeading(page, /^产品/);
});

it('P7: on a phone three products are chosen by touch and compared; names and products stay in sight while the table scrolls', async () => {
  const page = await app.visitPage('/product', { width: 360, height: 740, profile: PHONE });
  const boxes = page.getByRole('checkbox', { name: /^对比/ });
  await boxes.first().waitFor();
  for (const place of [0, 1, 2]) {
    const label = page.getByRole('article').nth(place).locator('label');
    expect((await label.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await label.tap();
  }
  const bar = page.getByRole('region', { name: '产品对比' });
  await bar.getByRole('link', { name: '对比 3/3' }).waitFor();
  for (const control of await bar.locator('a:visible, button:visible').all()) {
    expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  // axe counts what is half below the header as too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectNoAxeViolations(page);
  await bar.getByRole('button', { name: '一起询价' }).tap();
  const dialog = page.getByRole('dialog', { name: /^询价 [23] 款产品$/ });
  const left = dialog.getByRole('button', { name: /^移除/ });
  await left.first().tap();
  await expect.poll(() => left.count()).toBe(2);
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: '关闭' }).tap();
  await dialog.waitFor({ state: 'detached' });
  await bar.getByRole('link', { name: '对比 3/3' }).tap();
  await seeHeading(page, '产品对比');
  const table = page.getByRole('region', { name: '产品对比' });
  await table.getByRole('row').nth(5).waitFor();
  await table.evaluate((frame) => frame.scrollTo(100, 300));
  const { x, y, width } = (await table.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  const place = async (of: string) =>
    table
      .locator(of)
      .first()
      .evaluate((cell) => {
        const { left, top } = cell.getBoundingClientRect();
        return { left, top };
      });
  // Two products fill the width, and a little of the third one shows that there is more.
  const { width: column = 0 } = (await table.getByRole('columnheader').first().boundingBox()) ?? {};
  expect(column * 2).toBeLessThan(width);
  expect(column * 3).toBeGreaterThan(width);
  expect((await place('tbody tr:nth-child(4) > th > span')).left - x).toBeLessThan(14);
  expect((await place('thead th')).top - y).toBeLessThan(3);
  await expect.poll(() => overflowOf(page)).toBe(0);
  await expectNoAxeViolations(page);
});

it('P7: products are compared by mouse and keyboard; the head of the table stays below the header', async () => {
  const page = await app.visitPage('/product', { profile: STILL });
  await page.getByRole('article').first().getByText('对比').click();
  await page
    .getByRole('checkbox', { name: /^对比/ })
    .nth(1)
    .press('Space');
  await page.getByRole('region', { name: '产品对比' }).getByRole('link').press('Enter');
  await seeHeading(page, '产品对比');
  await page.getByRole('row').nth(5).waitFor();
  const ask = page.getByRole('button', { name: '一起询价' });
  await ask.click();
  const dialog = page.getByRole('dialog', { name: '询价 2 款产品' });
  await dialog.getByRole('textbox', { name: '姓名' }).fill('王建国');
  await dialog.getByRole('textbox', { name: '电话或邮箱' }).fill('13800000001');
  await dialog.getByRole('textbox', { name: '询价内容' }).fill('有什么不同？');
  await dialog.getByRole('checkbox').click();
  await dialog.getByRole('button', { name: '发送询价' }).click();
  await page.getByRole('dialog', { name: '询价已发送' }).waitFor();
  expect(app.db.enquiries.all().at(-1)?.content).toMatch(
    /^有什么不同？\n\n询价的产品(\n.+ QH-.+ http.+){2}$/,
  );
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => ask.evaluate((it) => it === document.activeElement)).toBe(true);
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 500);
  const header = await page.getByRole('banner').boundingBox();
  const head = page.locator('thead td');
  await expect
    .poll(async () => Math.round((await head.boundingBox())?.y ?? 0))
    .toBe(Math.round(header?.height ?? -1));
  const { y = 0, height = 0 } = (await head.boundingBox()) ?? {};
  expect(height).toBe(80);
  // What is focused stays below the head.
  const quote = page
    .getByRole('table')
    .getByRole('button', { name: /^询价/ })
    .first();
  await quote.focus();
  await expect
    .poll(async () => (await quote.boundingBox())?.y ?? 0)
    .toBeGreaterThanOrEqual(y + height);
  await expectNoAxeViolations(page);
  const chip = page.getByRole('button', { name: '只看不同' });
  await chip.press('Space');
  await expect.poll(() => chip.getAttribute('aria-pressed')).toBe('true');
  const remove = page.getByRole('button', { name: /^移除/ });
  await remove.first().click();
  await expect.poll(() => remove.count()).toBe(1);
  await remove.click();
  await page.getByText('还没有选择要对比的产品').waitFor();
});
