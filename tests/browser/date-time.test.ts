import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inLooks } from '#tests/support/looks.ts';
import { serveForTests } from './support/app.ts';
import { expectNoContrastViolations } from './support/axe.ts';
import type { PageOptions } from '#tools/browser/open-page.ts';

const FORM = '/backstage/content/industry-news/1/edit';
const LIST = '/backstage/content/industry-news/list';
const FIELD = '发布时间';
const PHONE = { width: 390, height: 844 };
const TOUCH = { hasTouch: true, isMobile: true, reducedMotion: 'reduce' } as const;

const app = serveForTests();

const field = (page: Page) => page.getByRole('group', { name: FIELD, exact: true });
const openCalendar = (page: Page) => page.getByRole('button', { name: /^选择日期/ }).first();

async function openForm(profile = {}, options: PageOptions = {}): Promise<Page> {
  const page = await app.visitPage(FORM, { as: 'admin', profile, ...options });
  await field(page).waitFor();
  return page;
}

it('B2: a date is typed key by key, in the order in which it is written', async () => {
  const page = await openForm();
  await field(page).getByRole('spinbutton', { name: '年份' }).click();
  await page.keyboard.type('209812311530');
  const parts = await field(page).getByRole('spinbutton').allInnerTexts();
  expect(parts).toEqual(['2098', '12', '31', '15', '30']);
  await page.getByText(/^将于 2098-12-31 15:30 发布$/).waitFor();
});

it('B2: the field that the pointer comes to, and that gets the focus, stays the same', async () => {
  const page = await openForm();
  const before = await field(page).elementHandle();
  await field(page).hover();
  await field(page).click();
  await openCalendar(page).click();
  await page.getByRole('dialog').getByRole('grid').waitFor();
  expect(await field(page).evaluate((now, then) => now === then, before)).toBe(true);
});

const LOOKS = inLooks(
  (['light', 'dark'] as const).flatMap((scheme) =>
    (['default', 'hight'] as const).map((contrast) => ({ scheme, contrast })),
  ),
  ({ scheme, contrast }) => scheme === 'dark' && contrast === 'hight',
);

// The palette's test proves the same of every preset.
it.each(LOOKS)(
  'S4: the chosen day and year read while they have the focus: $scheme, contrast $contrast',
  async ({ scheme, contrast }) => {
    const page = await openForm({ reducedMotion: 'reduce' }, { scheme, settings: { contrast } });
    await openCalendar(page).click();
    const calendar = page.getByRole('dialog');
    await expect.poll(() => calendar.locator('[aria-selected=true]:focus').count()).toBe(1);
    await expectNoContrastViolations(page, '[role=dialog]');
    await calendar.getByRole('button', { name: /切换为年视图/ }).click();
    await expect.poll(() => calendar.locator('[aria-checked=true]:focus').count()).toBe(1);
    await expectNoContrastViolations(page, '[role=dialog]');
  },
);

it('B2: on a phone each day is as large as a fingertip, and the step after it has its whole name', async () => {
  const page = await openForm(TOUCH, PHONE);
  await openCalendar(page).tap();
  const dialog = page.getByRole('dialog');
  const days = dialog.getByRole('gridcell', { name: /^\d+$/ });
  await days.first().waitFor();
  const size = async () => {
    const boxes = await Promise.all((await days.all()).map((day) => day.boundingBox()));
    return Math.min(...boxes.flatMap((box) => [box?.width ?? 0, box?.height ?? 0]));
  };
  await expect.poll(size).toBeGreaterThanOrEqual(44);
  await dialog.getByRole('button', { name: '下一步', exact: true }).tap();
  await dialog.getByRole('listbox').first().waitFor();
});

const filter = (page: Page) => page.getByRole('combobox', { name: FIELD });

it('B7: a list is narrowed to days with the mouse: a preset, then two days, then none', async () => {
  const page = await app.visitPage(LIST, { as: 'admin', profile: { reducedMotion: 'reduce' } });
  await filter(page).click();
  const popover = page.getByRole('dialog', { name: FIELD });
  await popover.getByRole('button', { name: '近 30 天' }).click();
  await popover.waitFor({ state: 'detached' });
  await expect.poll(() => filter(page).inputValue()).toBe('近 30 天');

  await filter(page).click();
  await popover.getByRole('button', { name: '自定义' }).click();
  const from = popover.getByRole('group', { name: '开始日期' });
  await from.getByRole('button', { name: /^选择日期/ }).click();
  const calendar = page.getByRole('dialog').filter({ has: page.getByRole('grid') });
  await calendar.getByRole('button', { name: '上个月' }).click();
  await calendar.getByRole('gridcell', { name: '15', exact: true }).click();
  await calendar.waitFor({ state: 'detached' });
  await page.waitForURL(/from=\d{4}-\d{2}-15&to=/);

  // Escape closes one thing at a time.
  await from.getByRole('button', { name: /^选择日期/ }).click();
  await calendar.waitFor();
  await page.keyboard.press('Escape');
  await calendar.waitFor({ state: 'detached' });
  await popover.waitFor();
  await page.keyboard.press('Escape');
  await popover.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: `清除「${FIELD}」` }).click();
  await page.waitForURL((url) => url.search === '');
  await expect.poll(() => filter(page).inputValue()).toBe('全部');
});

it('B7: on a phone the range stands inside the page, and its calendar opens above it', async () => {
  const page = await app.visitPage(`${LIST}?from=2026-01-05&to=2026-02-06`, {
    as: 'admin',
    profile: TOUCH,
    ...PHONE,
  });
  await page.getByRole('button', { name: /^筛选/ }).tap();
  await filter(page).tap();
  const popover = page.getByRole('dialog', { name: FIELD });
  const { x = -1, width = 0 } = (await popover.boundingBox()) ?? {};
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(PHONE.width);
  await expectNoContrastViolations(page, '[role=dialog]');
  await popover
    .getByRole('button', { name: /^选择日期/ })
    .first()
    .tap();
  await page.getByText('2026年1月').waitFor();
  await page.getByRole('button', { name: '取消' }).tap();
  await popover.waitFor();
});
