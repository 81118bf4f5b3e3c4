import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { SAVE } from '#tests/support/save-button.ts';
import { follow, press, see, seeHeading } from './support/actions.ts';
import { serveForTests } from './support/app.ts';
import { expectNoAxeViolations } from './support/axe.ts';

const app = serveForTests();
const OPEN_ELSEWHERE = /^这条内容也在另一个标签页中打开了/;
const NEWS = '/backstage/content/industry-news';

const bar = (page: Page) => page.getByRole('navigation', { name: '打开的页面' });
const tabs = (page: Page) => bar(page).getByRole('button');
const tab = (page: Page, name: string | RegExp) => bar(page).getByRole('button', { name });
const menu = (page: Page) => page.getByRole('navigation', { name: '主导航' });
const title = (page: Page) => page.getByRole('textbox', { name: /^标题/ });
const text = (page: Page) => page.getByRole('textbox', { name: '正文' });
const LOW = { viewport: { width: 1400, height: 500 } };
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/** The news list, and behind a tab one item of it, with a sentence more in its text. */
async function openTwo(): Promise<Page> {
  const page = await app.visitPage(`${NEWS}/1/edit`, { as: 'admin' });
  await text(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('这一句不能丢。');
  await page.evaluate(() => window.scrollTo(0, 300));
  await follow(menu(page), '友情链接');
  await seeHeading(page, '友情链接');
  return page;
}

it('a form left in the middle of a sentence is back behind its tab, with its cursor, its scroll position and what can be undone', async () => {
  const page = await openTwo();
  await tab(page, /（有未保存的修改）$/).click();
  await see(page, '这一句不能丢。');
  await expect.poll(() => scrollY(page)).toBe(300);
  await page.keyboard.type('也能接着写。');
  await see(page, '这一句不能丢。也能接着写。');
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Control+z');
  await page.getByText('这一句不能丢。').waitFor({ state: 'detached' });
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Control+y');
  await see(page, '这一句不能丢。也能接着写。');
  await page.getByRole('button', { name: SAVE }).click();
  await seeHeading(page, '行业新闻');
  expect(app.db.news.find(1)?.content).toContain('这一句不能丢。也能接着写。');
  await expect.poll(() => tabs(page).allInnerTexts()).toEqual(['友情链接', '行业新闻']);
});

it('N3: a tab that is returned to by keyboard shows its page where it was left, and so does the next', async () => {
  const page = await app.visitPage(`${NEWS}/list`, { as: 'admin', profile: LOW });
  await page.getByRole('row').nth(5).waitFor();
  await page.evaluate(() => window.scrollTo(0, 250));
  await follow(menu(page), '招聘信息');
  await seeHeading(page, '招聘信息');
  await page.getByRole('row').nth(5).waitFor();
  await page.evaluate(() => window.scrollTo(0, 200));
  await page.keyboard.press('Shift+Tab');
  await bar(page).locator('button:focus').waitFor();
  for (const key of ['Home', 'Enter']) await page.keyboard.press(key);
  await seeHeading(page, '行业新闻');
  await expect.poll(() => scrollY(page)).toBe(250);
  await page.goBack();
  await seeHeading(page, '招聘信息');
  await expect.poll(() => scrollY(page)).toBe(200);
});

it('N3: a page stays where it is scrolled to when a button of the bars above and below it gets the focus', async () => {
  const page = await app.visitPage(`${NEWS}/1/edit`, { as: 'admin', profile: LOW });
  await text(page).waitFor();
  await page.evaluate(() => window.scrollTo(0, 200));
  const buttons = [
    page.getByRole('button', { name: SAVE }),
    page.getByRole('button', { name: '设置' }),
  ];
  for (const button of buttons) await button.evaluate((element) => element.focus());
  expect(await scrollY(page)).toBe(200);
});

it('a form behind its tab is open for other tabs of the browser, until it ends', async () => {
  const page = await openTwo();
  const other = await page.context().newPage();
  await other.goto(`${NEWS}/1/edit`);
  await see(other, OPEN_ELSEWHERE);
  expect(await other.getByText(/^有一份.*未保存的草稿$/).count()).toBe(0);
  // As a person would: a page that is not in front draws late.
  await page.bringToFront();
  await tab(page, /（有未保存的修改）$/).click({ button: 'middle' });
  await expect.poll(() => tabs(page).count()).toBe(1);
  await other.getByText(OPEN_ELSEWHERE).waitFor({ state: 'detached' });
});

it('closed by the middle button it offers to go on, and has every word again', async () => {
  const page = await openTwo();
  await tab(page, /（有未保存的修改）$/).click({ button: 'middle' });
  await see(page, '未保存的修改已保留');
  await expect.poll(() => tabs(page).count()).toBe(1);
  await press(page, '继续编辑');
  await see(page, '这一句不能丢。');
});

it('after a reload the tab still says that words wait, and closing it offers them', async () => {
  const page = await openTwo();
  await tab(page, /（有未保存的修改）$/).click();
  await see(page, /草稿已存于/);
  await page.reload();
  await see(page, /^有一份.*未保存的草稿$/);
  await tab(page, /（有未保存的修改）$/).click({ button: 'middle' });
  await press(page, '继续编辑');
  await see(page, '这一句不能丢。');
});

it('tabs are dragged and pinned, and stay over a reload', async () => {
  const page = await app.visitPage('/backstage/overview', { as: 'admin' });
  await seeHeading(page, '概览');
  for (const name of ['友情链接', '公司信息']) {
    await follow(menu(page), name);
    await seeHeading(page, name);
  }
  await tab(page, '公司信息').dragTo(tab(page, '概览'), { steps: 10 });
  await expect.poll(() => tabs(page).allInnerTexts()).toEqual(['公司信息', '概览', '友情链接']);
  await tab(page, '友情链接').click({ button: 'right' });
  await page.getByRole('menuitem', { name: '固定', exact: true }).click();
  await page.reload();
  await seeHeading(page, '公司信息');
  await expect.poll(() => tabs(page).allInnerTexts()).toEqual(['友情链接', '公司信息', '概览']);
  expect(await tab(page, '友情链接（已固定）').count()).toBe(1);
  await tab(page, '友情链接（已固定）').focus();
  await page.keyboard.press('Delete');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Delete');
  // The page in sight is closed for the next one.
  await seeHeading(page, '概览');
  await expect.poll(() => tabs(page).allInnerTexts()).toEqual(['友情链接', '概览']);
  await expectNoAxeViolations(page);
});

it('on phones there are no tabs: a form that is left leads back by a toast', async () => {
  const page = await app.visitPage(`${NEWS}/1/edit`, {
    as: 'admin',
    width: 360,
    height: 740,
    profile: { hasTouch: true },
  });
  await title(page).fill('手机上改的标题');
  expect(await bar(page).count()).toBe(0);
  await press(page, '更多操作');
  await page.getByRole('menuitem', { name: '取消' }).click();
  await seeHeading(page, '行业新闻');
  await press(page, '继续编辑');
  await expect.poll(() => title(page).inputValue()).toBe('手机上改的标题');
  await follow(page, '行业新闻');
  await seeHeading(page, '行业新闻');
  await press(page, '继续编辑');
  await expect.poll(() => title(page).inputValue()).toBe('手机上改的标题');
});
