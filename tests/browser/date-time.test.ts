import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { serveForTests } from './support/app.ts';
import { expectNoContrastViolations } from './support/axe.ts';
import type { PageOptions } from './support/open-page.ts';

const FORM = '/backstage/content/industry-news/1/edit';
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
  await page.getByText(/^将于 .+ 2098 15:30 发布$/).waitFor();
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

const LOOKS = (['light', 'dark'] as const).flatMap((scheme) =>
  (['default', 'hight'] as const).map((contrast) => ({ scheme, contrast })),
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
