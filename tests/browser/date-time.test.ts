import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { serveForTests } from './support/app.ts';
import { holdBack } from './support/hold-back.ts';

const FORM = '/backstage/content/industry-news/1/edit';
const FIELD = '发布时间';

const app = serveForTests();

const standIn = (page: Page) => page.getByRole('textbox', { name: FIELD, exact: true });
const picker = (page: Page) => page.getByRole('group', { name: FIELD, exact: true });

async function openForm(profile = {}): Promise<Page> {
  const page = await app.visitPage(FORM, { as: 'admin', profile });
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
