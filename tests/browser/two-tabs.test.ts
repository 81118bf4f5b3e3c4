import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openAnotherTab, press, see, seeAddress, seeHeading } from './support/actions.ts';
import { serveForTests } from './support/app.ts';

const app = serveForTests();
const LINKS = '/backstage/site/friendly-link';
const REMOVE = 'DELETE /links/delete';

const rowOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `删除「${name}」`, exact: true });

async function remove(page: Page, name: string): Promise<void> {
  await rowOf(page, name).click();
  await press(page.getByRole('alertdialog'), '删除');
  await see(page, `已删除「${name}」`);
}

function linkNames(): string[] {
  return app.db.links.all().map(({ name }) => name);
}

it('B1: a deletion waits while pages change, is undone by keyboard, and is sent when the tab closes; other tabs show it', async () => {
  const [one = '', two = ''] = linkNames();
  const other = await app.visitPage(`${LINKS}/list`, { as: 'admin' });
  await rowOf(other, two).waitFor();
  const page = await openAnotherTab(other, `${LINKS}/list`);
  await rowOf(page, one).waitFor();

  // A browser slows down the tab that is not in front.
  await page.bringToFront();
  await remove(page, one);
  await rowOf(page, one).waitFor({ state: 'hidden' });
  await page.keyboard.press('Control+z');
  await rowOf(page, one).waitFor();
  await page.getByText(`已删除「${one}」`).waitFor({ state: 'hidden' });

  await remove(page, two);
  // The pointer on the toast keeps it from ending.
  await page.getByText(`已删除「${two}」`).hover();
  await page.getByRole('link', { name: `编辑「${one}」`, exact: true }).press('Enter');
  await page.getByRole('textbox', { name: /^简介/ }).waitFor();
  await page.goBack();
  await rowOf(page, one).waitFor();
  expect(await rowOf(page, two).count()).toBe(0);
  expect(app.db.requests.of(REMOVE)).toHaveLength(0);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => app.db.requests.of(REMOVE).length).toBe(1);
  expect(linkNames()).not.toContain(two);
  expect(linkNames()).toContain(one);
  await rowOf(other, two).waitFor({ state: 'hidden' });
});

it('A11, B1: pending deletions are sent before the sign-out; language and display settings change in the other tab too', async () => {
  const [one = ''] = linkNames();
  const page = await app.visitPage(`${LINKS}/list`, { as: 'admin' });
  const other = await openAnotherTab(page, `${LINKS}/list`);
  await rowOf(other, one).waitFor();
  await page.bringToFront();
  await page.evaluate(() => localStorage.setItem('theme-mode', 'dark'));
  await other.locator('html[data-color-scheme=dark]').waitFor({ state: 'attached' });
  await press(page, 'English');
  await seeHeading(other, 'Friendly links');
  await expect.poll(() => other.locator('html').getAttribute('lang')).toBe('en');
  await press(other, '中文');
  await seeHeading(page, '友情链接');

  await remove(page, one);
  await press(page, /^账户：/);
  await press(page, '退出登录');
  await seeAddress(page, /^\/auth\//);
  await other.bringToFront();
  await seeAddress(other, /^\/auth\//);
  const calls = app.db.requests.of().map(({ call }) => call);
  expect(calls.indexOf(REMOVE)).toBeGreaterThan(-1);
  expect(calls.indexOf(REMOVE)).toBeLessThan(calls.indexOf('POST /user/logout'));
  expect(linkNames()).not.toContain(one);
});
