import { SAVE } from '#tests/support/save-button.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import {
  fillIn,
  follow,
  openAnotherTab,
  press,
  see,
  seeAddress,
  seeHeading,
} from './support/actions.ts';
import { serveForTests } from './support/app.ts';

const app = serveForTests();
const NEWS = '/backstage/content/industry-news/list';

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const menu = (page: Page) => page.getByRole('navigation', { name: '主导航' });

/** The second page of the news, scrolled down, with a row selected. */
async function openNews(): Promise<Page> {
  const page = await app.visitPage(`${NEWS}?page=2`, {
    as: 'admin',
    profile: { viewport: { width: 1400, height: 700 } },
  });
  await page
    .getByRole('checkbox', { name: /^选择行/ })
    .nth(9)
    .click();
  await see(page, '已选择 1 项');
  await page.evaluate(() => window.scrollTo(0, 400));
  return page;
}

it('N9, N3: Back from a form shows the list as it was left: scroll position, selection and focus, without the hint of the button that led away', async () => {
  const page = await openNews();
  const link = page.getByRole('link', { name: /^编辑「/ }).nth(8);
  const name = await link.getAttribute('aria-label');
  await link.hover();
  await page.getByRole('tooltip', { name: '编辑' }).waitFor();
  const top = await scrollY(page);
  expect(top).toBeGreaterThan(0);
  await link.click();
  await page.getByRole('textbox', { name: /^标题/ }).waitFor();
  expect(await scrollY(page)).toBe(0);

  const seen = await page.locator('body').ariaSnapshot();
  expect(seen).not.toContain('已选择 1 项');
  expect(seen).not.toContain('编辑「');
  expect(await page.locator('body').innerText()).not.toContain('已选择 1 项');

  // Where no button of the list is.
  await page.mouse.move(700, 10);
  await page.goBack();
  await see(page, '已选择 1 项');
  await expect.poll(() => scrollY(page)).toBe(top);
  expect(await page.getByRole('tooltip').count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(name);
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(1);

  // Another way here is a new visit, which begins at the top.
  await follow(menu(page), '概览');
  await seeHeading(page, '概览');
  await follow(menu(page), '行业新闻');
  await see(page, '第 1 条到第 20 条，共 120 条');
  expect(await page.getByText('已选择 1 项').count()).toBe(0);
  expect(await scrollY(page)).toBe(0);
  await page.locator('main:focus').waitFor();
});

it('N9: keys do not reach a list that was left, and what another tab saves is seen on coming back', async () => {
  const page = await openNews();
  const old =
    (await page
      .getByRole('link', { name: /^编辑「/ })
      .first()
      .getAttribute('aria-label')) ?? '';
  await follow(menu(page), '概览');
  await seeHeading(page, '概览');
  for (const key of ['n', '/', '?', 'Escape']) await page.keyboard.press(key);
  await seeAddress(page, '/backstage/overview');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');

  const other = await openAnotherTab(page, `${NEWS}?page=2`);
  await other.getByRole('link', { name: old, exact: true }).click();
  await fillIn(other, /^标题/, '另一个标签页改的标题');
  await press(other, SAVE);
  await seeHeading(other, '行业新闻');

  await page.bringToFront();
  await page.goBack();
  await see(page, '另一个标签页改的标题');
  await see(page, '已选择 1 项');
});

it('N9: nothing of it is left for the next person', async () => {
  const page = await openNews();
  await follow(menu(page), '概览');
  await seeHeading(page, '概览');
  await press(page, /^账户：/);
  await press(page, '退出登录');
  await fillIn(page, '用户名', 'linxia');
  await fillIn(page, '密码', 'demo1234');
  await press(page, /^登录$/);
  await see(page, '登录成功，欢迎回来');
  await follow(menu(page), '行业新闻');
  await seeHeading(page, '行业新闻');
  expect(await page.getByText('已选择').count()).toBe(0);
});
