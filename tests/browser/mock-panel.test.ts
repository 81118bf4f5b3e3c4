import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { watchPage } from '#tools/browser/watch-page.ts';
import type { Listening } from '#tools/preview/listen.ts';
import { startDevServer } from '#tests/support/dev-server.ts';
import { press, see, seeHeading } from './support/actions.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { sharedBrowser } from './support/shared-browser.ts';

// `npm start`, because no build has the panel.

let server: Listening;

beforeAll(async () => {
  server = await startDevServer();
});
afterAll(async () => {
  await server.close();
});

async function open(path: string, profile: BrowserContextOptions = {}): Promise<Page> {
  const browser = await sharedBrowser();
  const context = await browser.newContext({ baseURL: server.url, locale: 'zh-CN', ...profile });
  // The first page waits until all packages are prepared.
  context.setDefaultTimeout(120_000);
  const problems = watchPage(context, server.url);
  onTestFinished(async () => {
    await context.close();
    if (problems.length > 0) throw new Error(problems.join('\n'));
  });
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

const panelOf = (page: Page) => page.getByRole('region', { name: '模拟接口' });

it('the address empties the data and signs an editor in; the panel restores, by mouse and by keyboard', async () => {
  const page = await open('/backstage/site/friendly-link/list?mock=empty,role=editor');
  await seeHeading(page, '友情链接');
  await see(page, /还没有|暂无/);
  expect(page.url()).not.toContain('mock=');

  await press(page, '模拟接口');
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await panelOf(page).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '模拟接口' }).focus();
  await page.keyboard.press('Enter');
  await panelOf(page).getByRole('button', { name: '恢复初始数据' }).focus();
  await page.keyboard.press('Enter');
  await see(page, '禾田农业研究院');
}, 300_000);

it('a failure that the address plans is said on a phone, until a touch takes it back', async () => {
  const page = await open('/backstage/site/friendly-link/list?mock=role=admin,every=500', {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  });
  await page.getByRole('button', { name: '重试' }).first().waitFor();
  await page.getByRole('button', { name: '模拟接口' }).tap();
  const panel = panelOf(page);
  await panel.getByRole('button', { name: '取消失败' }).tap();
  await see(panel, /已生效/);
  await panel.getByRole('button', { name: '关闭' }).tap();
  await page.getByRole('button', { name: '重试' }).first().tap();
  await see(page, '禾田农业研究院');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
}, 300_000);

it('the page speaks another dialect, and its own again', async () => {
  const page = await open('/home');
  await seeHeading(page, '推荐产品');
  const theirs = page.waitForResponse(/\/prod-api\/content\/product\/list/);
  await press(page, '模拟接口');
  await press(panelOf(page), 'ruoyi');
  expect((await theirs).status()).toBe(200);
  await seeHeading(page, '推荐产品');
  const ours = page.waitForResponse(/\/api\/product\/page/);
  await page.goto('/home?mock=dialect=plain');
  expect((await ours).status()).toBe(200);
}, 300_000);
