import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { fillIn, press, see, seeAddress, seeHeading } from './support/actions.ts';
import { serveForTests } from './support/app.ts';

const app = serveForTests();
const LINKS = '/backstage/site/friendly-link';
const REMOVE = 'DELETE /links/delete';
const ELSEWHERE = /^这条内容也在另一个标签页中打开了/;
const OFFER = /未保存的草稿$/;

/** Another tab of the same browser. */
async function openTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  // Leaving with changes asks; a person in a hurry says yes.
  tab.on('dialog', (dialog) => void dialog.accept());
  await tab.goto(path);
  return tab;
}

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

it('B8, B7: a record open in two tabs says so until one is closed, does not offer the other tab’s draft, and both lists show a save', async () => {
  const [link] = app.db.links.all();
  if (!link) throw new Error('The mock has no link');
  const form = `${LINKS}/${link.id}/edit`;
  const list = await app.visitPage(`${LINKS}/list`, { as: 'admin' });
  await rowOf(list, link.name).waitFor();
  const first = await openTab(list, form);
  await fillIn(first, /^简介/, '第一个标签页里写的');
  await see(first, /^草稿已存于/);
  expect(await first.getByText(ELSEWHERE).count()).toBe(0);

  const second = await openTab(list, form);
  await see(second, ELSEWHERE);
  await see(first, ELSEWHERE);
  expect(await second.getByText(OFFER).count()).toBe(0);

  // Left behind, it is lost work like any other.
  await first.close({ runBeforeUnload: false });
  await second.getByText(ELSEWHERE).waitFor({ state: 'hidden' });
  await see(second, OFFER);
  await press(second, '放弃');

  await fillIn(second, /^名称/, '改过的名称');
  const third = await openTab(list, form);
  await see(second, ELSEWHERE);
  const devtools = await third.context().newCDPSession(third);
  void devtools.send('Page.crash').catch(() => {});
  await second.getByText(ELSEWHERE).waitFor({ state: 'hidden' });

  await press(second, '保存');
  await seeAddress(second, `${LINKS}/list`);
  await rowOf(list, '改过的名称').waitFor();
});

it('B1: a deletion waits while pages change, is undone by keyboard, and is sent when the tab closes; other tabs show it', async () => {
  const [one = '', two = ''] = linkNames();
  const other = await app.visitPage(`${LINKS}/list`, { as: 'admin' });
  await rowOf(other, two).waitFor();
  const page = await openTab(other, `${LINKS}/list`);
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
  const other = await openTab(page, `${LINKS}/list`);
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
