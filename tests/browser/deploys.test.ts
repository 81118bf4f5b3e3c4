import type { BrowserContext, Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { fillIn, follow, press, see, seeAddress, seeHeading } from './support/actions.ts';
import { serveForTests } from './support/app.ts';
import { sharedBrowser } from './support/shared-browser.ts';
import { openTab } from './support/open-tab.ts';
import type { PageOptions } from '#tools/browser/open-page.ts';

const app = serveForTests();
const LINKS = '/backstage/site/friendly-link';
const OFFER = /^有一份 .+ 未保存的草稿$/;
/** What the browser and the router write of a file that is gone; nothing else may be wrong. */
const TOLD =
  /Failed to load resource|Failed to load module script|dynamically imported module|React Router caught/;

/** A page in a profile of its own, with how many documents it has loaded. */
async function open(path: string, options: PageOptions = {}) {
  const { page, context, problems } = await openTab(await sharedBrowser(), {
    ...options,
    url: app.url,
    db: app.db,
  });
  onTestFinished(async () => {
    await context.close();
    expect(problems.filter((problem) => !TOLD.test(problem))).toEqual([]);
  });
  const loads = { count: 0, asked: 0 };
  page.on('domcontentloaded', () => (loads.count += 1));
  // Nobody may be asked about leaving by a reload of the app's own.
  page.on('dialog', (dialog) => {
    loads.asked += 1;
    void dialog.accept();
  });
  await page.goto(path);
  return { page, context, loads };
}

type Gone = { html?: boolean; isGone?: () => boolean };

/** A deploy has taken these files away; an old host answers with the page in their place. */
async function takeAway(context: BrowserContext, files: string, { html, isGone }: Gone = {}) {
  await context.route(`**/assets/${files}`, async (route) => {
    if (isGone && !isGone()) await route.fallback();
    else if (html) await route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
    else await route.fulfill({ status: 404, body: 'Not found' });
  });
}

/** A person comes back to the tab when it is time to look for a new version again. */
async function comeBackLater(page: Page): Promise<void> {
  await page.evaluate(() => {
    const now = Date.now();
    Date.now = () => now + 10 * 60_000;
    window.dispatchEvent(new Event('focus'));
  });
}

it('a deploy loses no unsaved work: a page whose code is gone reloads, and a new version is offered', async () => {
  const { page, context, loads } = await open(`${LINKS}/new`, { as: 'admin' });
  const title = page.getByRole('textbox', { name: /^名称/, includeHidden: true });
  await title.fill('写到一半的链接');

  // A dialog over the form: the form stays, the reload is its person's.
  await takeAway(context, 'changes-dialog-*', { isGone: () => loads.count === 1 });
  await press(page, '更多操作');
  await page.getByRole('menuitem', { name: '查看修改内容' }).click();
  await see(page, /^这部分功能没有加载成功/);
  expect(await title.inputValue()).toBe('写到一半的链接');
  expect(loads).toEqual({ count: 1, asked: 0 });
  await press(page, '重新加载');
  await see(page, OFFER);
  await press(page, '恢复');
  await expect.poll(() => title.inputValue()).toBe('写到一半的链接');

  // A new version: offered, taken or not.
  await context.route('**/version.json', (route) =>
    route.fulfill({ json: { program: '/assets/program-newer.js' } }),
  );
  await comeBackLater(page);
  const line = page.getByRole('status').filter({ hasText: '新版本已发布' });
  await press(line, '暂不刷新');
  await line.waitFor({ state: 'hidden' });
  expect(await title.inputValue()).toBe('写到一半的链接');
  await context.route('**/version.json', (route) =>
    route.fulfill({ json: { program: '/assets/program-newest.js' } }),
  );
  await comeBackLater(page);
  await press(line, '刷新');
  await see(page, OFFER);
  expect(loads).toEqual({ count: 3, asked: 0 });
  expect(new URL(page.url()).pathname).toBe(`${LINKS}/new`);

  // Another page: loaded anew by itself, at its own address, once.
  await press(page, '恢复');
  await takeAway(context, 'friendly-link-list-page-*', { isGone: () => loads.count === 3 });
  await follow(page, '取消');
  await seeHeading(page, '友情链接');
  await seeAddress(page, `${LINKS}/list`);
  await expect.poll(() => loads).toEqual({ count: 4, asked: 0 });
});

it('a page whose code is gone for good says so, without reloading in a loop, and the rest of the site works', async () => {
  const { page, context, loads } = await open('/home');
  // Offline: nothing is loaded anew, until somebody asks when the network is back.
  await see(page, /土壤温湿度传感器/);
  await context.setOffline(true);
  await follow(page.getByRole('banner'), '新闻资讯');
  await seeHeading(page, '网络已断开');
  await press(page, '重新加载');
  await seeHeading(page, '网络已断开');
  expect(loads.count).toBe(1);
  await context.setOffline(false);
  await press(page, '重新加载');
  await seeHeading(page, '新闻资讯');
  expect(loads.count).toBe(2);

  await takeAway(context, 'product-list-page-*', { html: true });
  await follow(page.getByRole('banner'), '产品中心');
  await seeHeading(page, '页面没有加载成功');
  await seeAddress(page, '/product');
  expect(loads.count).toBe(3);
  await follow(page.getByRole('banner'), '首页');
  await see(page, /土壤温湿度传感器/);
  expect(loads.count).toBe(3);
});

it.each([
  ['/backstage', 'admin-routes-*'],
  [LINKS, 'backstage-layout-*'],
  ['/auth', 'auth-layout-*'],
  ['/coming-soon', 'compact-layout-*'],
])('E1: %s without %s says so in the layout of errors, which leads on', async (path, files) => {
  const { page, context, loads } = await open('about:blank', path === LINKS ? { as: 'admin' } : {});
  await takeAway(context, files);
  await page.goto(path);
  await seeHeading(page, '页面没有加载成功');
  expect(loads.count).toBe(3);
  const head = page.getByRole('banner');
  await press(head, '设置');
  await page.getByRole('dialog', { name: '设置' }).waitFor();
  await page.keyboard.press('Escape');
  await press(head, 'English');
  await seeHeading(page, 'This page did not load');
  await head.getByRole('link', { name: /^青禾智控科技有限公司, / }).click();
  await seeAddress(page, '/home');
  await page.getByRole('contentinfo').waitFor();
});

it('a site without any of its texts says so in the reader’s language', async () => {
  for (const [language, words] of [
    ['cn', '页面没有加载成功'],
    ['en', 'This page did not load'],
  ] as const) {
    const { page, context } = await open('about:blank', { language });
    await context.route('**/locales/**', (route) => route.fulfill({ status: 404 }));
    await page.goto('/news');
    await see(page, words);
    expect(await page.getByText(/errorPage|action\./).count()).toBe(0);
    await context.unroute('**/locales/**');
    await follow(page, language === 'cn' ? '重新加载' : 'Reload');
    await seeHeading(page, language === 'cn' ? '新闻资讯' : 'News');
  }
});

it('a site whose program is gone for good says so in the reader’s language', async () => {
  const { page, context, loads } = await open('about:blank', { language: 'en' });
  await takeAway(context, 'program-*');
  await page.goto('/news');
  await see(page, 'This page did not load');
  expect(await page.getByText('页面没有加载成功').isVisible()).toBe(false);
  expect(loads.count).toBe(3);
  await context.unroute('**/assets/program-*');
  await follow(page, 'Reload');
  await seeHeading(page, 'News');
});

it('storage that throws breaks no page: people read, sign in and write, and are told that drafts are not kept', async () => {
  const { page } = await open('about:blank');
  await page.addInitScript(() => {
    const closed = {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, closed);
    }
  });
  await page.goto('/home');
  await see(page, /土壤温湿度传感器/);
  await page.goto(`/auth/jwt-local/sign-in?returnTo=${encodeURIComponent(`${LINKS}/new`)}`);
  await fillIn(page, '用户名', 'admin');
  await page.getByLabel('密码', { exact: true }).fill('demo1234');
  await press(page, '登录');
  await seeHeading(page, '新建友情链接');
  await fillIn(page, /^名称/, '无处可存');
  await see(page, '此浏览器无法保存草稿');
});
