import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { fillIn, press, see, seeHeading } from './support/actions.ts';
import { serveForTests } from './support/app.ts';
import { holdBack } from './support/hold-back.ts';
import { sharedBrowser } from './support/shared-browser.ts';
import { openPage, type PageOptions } from '#tools/browser/open-page.ts';

const app = serveForTests();
const FAILED = /^这部分功能没有加载成功/;

/** A page in a profile of its own, which may write to the console that a file did not come. */
async function open(path: string, options: PageOptions = {}): Promise<Page> {
  const one = await openPage(await sharedBrowser(), { ...options, url: app.url, db: app.db });
  onTestFinished(async () => {
    await one.context.close();
    expect(one.problems.filter((problem) => !problem.includes('Failed to load'))).toEqual([]);
  });
  await one.page.goto(path);
  return one.page;
}

/** Cuts the network for these files. Returns what mends it, and tells how often they were asked for. */
async function cut(page: Page, files: string) {
  const asked = { count: 0 };
  const address = `**/assets/${files}`;
  await page.route(address, async (route) => {
    asked.count += 1;
    await route.abort('internetdisconnected');
  });
  return { asked, mend: () => page.unroute(address) };
}

/**
 * Whether this browser asks the network again for a module that did not come. Chromium 156 does, older ones
 * remember the failure as long as the page stands.
 */
async function asksAgain(page: Page): Promise<boolean> {
  const { asked, mend } = await cut(page, 'no-such-part.js');
  // As text: Vite would make a call of its own of `import()`.
  const attempt = "import('/assets/no-such-part.js').catch(() => null)";
  await page.evaluate(`${attempt}.then(() => ${attempt})`);
  await mend();
  return asked.count === 2;
}

it('a dialog that did not load offers a reload, after which it opens and nothing typed is lost', async () => {
  const page = await open('/backstage/site/friendly-link/new', { as: 'admin' });
  await fillIn(page, /^名称/, '写到一半的链接');
  const { mend } = await cut(page, 'changes-dialog-*.js');
  await press(page, '更多操作');
  await page.getByRole('menuitem', { name: '查看修改内容' }).click();
  await see(page, FAILED);
  await mend();
  await press(page, '重新加载');
  await press(page, '恢复');
  await expect.poll(() => page.getByLabel(/^名称/).inputValue()).toBe('写到一半的链接');
  await press(page, '更多操作');
  await page.getByRole('menuitem', { name: '查看修改内容' }).click();
  await page.getByRole('dialog', { name: '修改内容' }).getByText('写到一半的链接').waitFor();
});

it('a dialog over a form that did not load says so, keeps what was typed, and opens the next time', async ({
  skip,
}) => {
  const page = await open('/backstage/site/friendly-link/new', { as: 'admin' });
  skip(!(await asksAgain(page)), 'This browser remembers a failed import.');
  await fillIn(page, /^名称/, '写到一半的链接');
  const { asked, mend } = await cut(page, 'changes-dialog-*.js');
  const openDialog = async () => {
    await press(page, '更多操作');
    await page.getByRole('menuitem', { name: '查看修改内容' }).click();
  };
  await openDialog();
  await see(page, FAILED);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await openDialog();
  await expect.poll(() => asked.count).toBeGreaterThan(1);

  // One message, however often it failed; it goes when the part is here.
  expect(await page.getByText(FAILED).count()).toBe(1);
  await mend();
  await openDialog();
  await page.getByRole('dialog', { name: '修改内容' }).getByText('写到一半的链接').waitFor();
  await page.getByText(FAILED).waitFor({ state: 'detached' });
});

it('code that failed to load on hover shows no message, and is loaded by the press', async ({
  skip,
}) => {
  const page = await open('/home');
  skip(!(await asksAgain(page)), 'This browser remembers a failed import.');
  const { asked, mend } = await cut(page, 'settings-drawer-*.js');
  const button = page.getByRole('banner').getByRole('button', { name: '设置' });
  await button.hover();
  await expect.poll(() => asked.count).toBeGreaterThan(0);
  expect(await page.getByText(FAILED).count()).toBe(0);
  await mend();
  await button.click();
  await page.getByRole('dialog').getByText('深色模式').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  // What is here opens and closes without a network.
  await page.context().setOffline(true);
  await button.click();
  await page.getByRole('dialog').getByText('深色模式').waitFor();
});

it('without a network a press says so on a page for visitors too, whose toasts have not been loaded either', async () => {
  const page = await open('/home', { width: 390 });
  await page.getByRole('contentinfo').waitFor();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await press(page.getByRole('banner'), '设置');
  const toast = page.getByRole('alert');
  await see(toast, FAILED);
  await press(toast, '重新加载');
  await see(toast, '无法连接服务器，请检查网络后重试。');
  await press(toast, '关闭');
  await toast.waitFor({ state: 'detached' });
});

it('a part with a style sheet is styled, also where the style sheet failed to load at first', async () => {
  const product = app.db.products
    .all()
    .find(({ status, images }) => status === 0 && images.length > 1);
  const page = await open(`/product/details?id=${product?.id}`);
  const zoom = page.getByRole('button', { name: '放大图片' });
  await zoom.waitFor();
  const { mend } = await cut(page, '*.css');
  await zoom.click();
  await see(page, FAILED);
  await mend();
  await zoom.click();
  const lightbox = page.getByRole('dialog', { name: '产品图片' });
  await lightbox.waitFor();
  await expect
    .poll(() => page.locator('.yarl__container').evaluate((one) => getComputedStyle(one).overflow))
    .toContain('hidden');
});

it('a part of a page that did not load says so in its place, with a way to try again', async ({
  skip,
}) => {
  const page = await open('about:blank', { as: 'admin' });
  const { mend } = await cut(page, 'statistics-*.js');
  await page.goto('/backstage/system/access-log/list');
  await seeHeading(page, '访问统计');
  const card = page.getByRole('region', { name: '访问统计' });
  await card.getByRole('alert').getByText(FAILED).waitFor();
  await card.getByRole('button', { name: '重新加载' }).waitFor();
  skip(!(await asksAgain(page)), 'This browser remembers a failed import.');
  await press(card, '重试');
  await card.getByRole('alert').getByText(FAILED).waitFor();
  await mend();
  await press(card, '重试');
  await see(page, /^统计了/);
});

const NEWS = '/backstage/content/industry-news';

it('a list can be searched before its grid has loaded, and the grid shows what was found', async () => {
  const page = await open('about:blank', { as: 'admin' });
  const letThrough = await holdBack(page, '**/assets/grid-*.js');
  await page.goto(`${NEWS}/list`);
  await seeHeading(page, '新闻');
  const [sought] = app.db.news.all();
  await page.getByRole('searchbox').fill(sought?.title ?? '');
  await page.waitForURL(/q=/);
  expect(await page.getByRole('grid').count()).toBe(0);
  letThrough();
  await page.getByRole('row', { name: sought?.title ?? '' }).waitFor();
  // With the head.
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
});

it('a grid that did not load says so in the place of the rows, and is loaded at a press', async ({
  skip,
}) => {
  const page = await open('about:blank', { as: 'admin' });
  const { mend } = await cut(page, 'grid-*.js');
  await page.goto(`${NEWS}/list`);
  await page.getByRole('main').getByRole('alert').getByText(FAILED).waitFor();
  skip(!(await asksAgain(page)), 'This browser remembers a failed import.');
  await mend();
  await press(page, '重试');
  await page.getByRole('grid').waitFor();
  expect(await page.getByText(FAILED).count()).toBe(0);
});

it('a phone shows the cards of a list without loading the grid', async () => {
  const page = await open('about:blank', { as: 'admin', width: 390, height: 844 });
  const { asked } = await cut(page, 'grid-*.js');
  await page.goto(`${NEWS}/list`);
  await page.getByRole('main').getByRole('listitem').first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(asked.count).toBe(0);
});

it('N2: what is typed while the search is still loading is in it, and in no other field', async () => {
  const page = await open('/backstage/content/products/list', { as: 'admin' });
  const filter = page.getByRole('searchbox');
  await filter.click();
  const letThrough = await holdBack(page, '**/assets/command-palette-*.js');
  await page.keyboard.press('Control+K');
  await page.keyboard.type('gsx');
  letThrough();
  await page.keyboard.type('x');
  const field = page.getByRole('combobox', { name: '搜索内容、页面与命令' });
  await page
    .getByRole('option', { name: /公司信息/ })
    .first()
    .waitFor();
  expect(await field.inputValue()).toBe('gsxx');
  await page.keyboard.press('Escape');
  await expect.poll(() => filter.evaluate((it) => it === document.activeElement)).toBe(true);
  expect(await filter.inputValue()).toBe('');
});
