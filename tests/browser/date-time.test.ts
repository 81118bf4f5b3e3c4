import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { serveForTests } from './support/app.ts';
import { expectNoContrastViolations } from './support/axe.ts';
import { holdBack } from './support/hold-back.ts';
import type { PageOptions } from './support/open-page.ts';

const FORM = '/backstage/content/industry-news/1/edit';
const FIELD = '发布时间';

const app = serveForTests();

const standIn = (page: Page) => page.getByRole('textbox', { name: FIELD, exact: true });
const picker = (page: Page) => page.getByRole('group', { name: FIELD, exact: true });

async function openForm(profile = {}, options: PageOptions = {}): Promise<Page> {
  const page = await app.visitPage(FORM, { as: 'admin', profile, ...options });
  await standIn(page).waitFor();
  return page;
}

it('B2: the date picker comes with the first key, and the field says and measures the same', async () => {
  const page = await openForm();
  const before = await standIn(page).boundingBox();
  const text = await standIn(page).inputValue();
  await page.keyboard.press('Tab');
  await picker(page).waitFor();
  const shown = await picker(page).innerText();
  expect(shown.replace(/[^\d/: ]/g, '')).toBe(text);
  const { y, height } = (await picker(page).boundingBox()) ?? {};
  expect({ y, height }).toEqual({ y: before?.y, height: before?.height });
});

it('B2: the focus stays in a field that becomes the picker, and its first keys count', async () => {
  const page = await openForm();
  await standIn(page).focus();
  await picker(page).waitFor();
  await page.keyboard.type('31122098');
  expect(await picker(page).innerText()).toContain('2098');
});

it('B2: a locale that comes while somebody types takes nothing of it', async () => {
  const page = await app.openPage('about:blank', { as: 'admin' });
  const release = await holdBack(page, '**/assets/zh-cn-*.js');
  await page.goto(FORM);
  await standIn(page).focus();
  await picker(page).waitFor();
  await page.keyboard.type('31122');
  const comes = page.waitForResponse('**/assets/zh-cn-*.js');
  release();
  await (await comes).finished();
  await page.keyboard.type('098');
  expect((await picker(page).innerText()).replaceAll(/\s/g, '')).toContain('31/12/2098');

  await picker(page)
    .getByRole('button', { name: /^选择日期/ })
    .press('Enter');
  await page.getByRole('dialog').getByText('十二月 2098').waitFor();
});

it('B2: one press opens the calendar, though its code is still to come', async () => {
  const page = await openForm({ hasTouch: true });
  await page.getByRole('button', { name: '选择日期' }).first().tap();
  const calendar = page.getByRole('dialog').getByRole('grid');
  await calendar.waitFor();
  expect(await calendar.isVisible()).toBe(true);
});

const LOOKS = (['light', 'dark'] as const).flatMap((scheme) =>
  (['default', 'hight'] as const).map((contrast) => ({ scheme, contrast })),
);

// The palette's test proves the same of every preset.
it.each(LOOKS)(
  'S4: the chosen day and year read while they have the focus: $scheme, contrast $contrast',
  async ({ scheme, contrast }) => {
    const page = await openForm({ reducedMotion: 'reduce' }, { scheme, settings: { contrast } });
    await page.getByRole('button', { name: '选择日期' }).first().click();
    const calendar = page.getByRole('dialog');
    await expect.poll(() => calendar.locator('[aria-selected=true]:focus').count()).toBe(1);
    await expectNoContrastViolations(page, '[role=dialog]');
    await calendar.getByRole('button', { name: /切换为年视图/ }).click();
    await expect.poll(() => calendar.locator('[aria-checked=true]:focus').count()).toBe(1);
    await expectNoContrastViolations(page, '[role=dialog]');
  },
);

it('B2: on a phone each day is as large as a fingertip, and the step after it has its whole name', async () => {
  const page = await openForm(
    { hasTouch: true, isMobile: true, reducedMotion: 'reduce' },
    { width: 390, height: 844 },
  );
  await page.getByRole('button', { name: '选择日期' }).first().tap();
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
