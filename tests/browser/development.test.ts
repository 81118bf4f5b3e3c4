import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDevServer } from '#tests/support/dev-server.ts';
import type { Listening } from '#tools/preview/listen.ts';
import { fillIn, follow, press, see, seeHeading } from './support/actions.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { overflowOf } from './support/overflow.ts';
import { sharedBrowser } from './support/shared-browser.ts';
import { watchPage } from '#tools/browser/watch-page.ts';
import { SAVE, SAVED } from '#tests/support/save-button.ts';

// `npm start`: the sources, and the mock as a service worker in the page.

let server: Listening;

beforeAll(async () => {
  server = await startDevServer();
});

afterAll(async () => {
  await server.close();
});

it('runs with one command: an editor signs in, visitors see the edit on the home page, and a reload keeps it', async () => {
  const browser = await sharedBrowser();
  const context = await browser.newContext({ baseURL: server.url, locale: 'zh-CN' });
  // The first page waits until all packages are prepared.
  context.setDefaultTimeout(120_000);
  const problems = watchPage(context, server.url);
  const page = await context.newPage();

  await page.goto('/auth/jwt-local/sign-in');
  await page.locator('input[name=username]').fill('admin');
  await page.locator('input[name=password]').fill('demo1234');
  await page.keyboard.press('Enter');
  await seeHeading(page, '轮播广告');

  await follow(page, '友情链接');
  await follow(page, '编辑「禾田农业研究院」');
  await fillIn(page, /^名称/, '禾田研究院（新址）');
  await press(page, SAVE);
  await see(page, SAVED);

  // Loaded anew, as by another visitor.
  await page.goto('/');
  await seeHeading(page, '推荐产品');
  await see(page, '禾田研究院（新址）');
  await page.goto('/home?mock=reset');
  await see(page, '禾田农业研究院');

  await context.close();
  expect(problems).toEqual([]);
}, 300_000);

it('shows visits as they are made: each page once, in development too', async () => {
  const browser = await sharedBrowser();
  const context = await browser.newContext({ baseURL: server.url, locale: 'zh-CN' });
  context.setDefaultTimeout(120_000);
  const problems = watchPage(context, server.url);
  const page = await context.newPage();

  const isRecorded = page.waitForResponse(/\/access-log\/create$/);
  await page.goto('/job');
  await isRecorded;
  await page.goto('/auth/jwt-local/sign-in?returnTo=/backstage/system/access-log/list');
  await page.locator('input[name=username]').fill('admin');
  await page.locator('input[name=password]').fill('demo1234');
  await page.keyboard.press('Enter');
  await seeHeading(page, '访问日志');
  await see(page, '127.0.0.1');
  expect(await page.getByRole('row').filter({ hasText: '127.0.0.1' }).count()).toBe(1);

  await context.close();
  expect(problems).toEqual([]);
}, 300_000);

it('the page of components, which no build has, fits a phone, and axe finds nothing', async () => {
  const browser = await sharedBrowser();
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'zh-CN',
    reducedMotion: 'reduce',
    viewport: { width: 360, height: 800 },
  });
  context.setDefaultTimeout(120_000);
  const problems = watchPage(context, server.url);
  const page = await context.newPage();
  await page.goto('/test/components');
  await seeHeading(page, '后台组件');
  // The editors come last.
  await page.locator('.tiptap').nth(1).waitFor();
  await expect.poll(() => overflowOf(page)).toBe(0);
  await expectNoAxeViolations(page);
  await context.close();
  expect(problems).toEqual([]);
}, 300_000);
