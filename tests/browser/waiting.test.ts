import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fillIn, press, see, seeAddress, seeHeading } from './support/actions.ts';
import { serveForTests } from './support/app.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { holdBack } from './support/hold-back.ts';
import { expectNothingMoved } from './support/layout-shift.ts';

const app = serveForTests();
const SIGN_IN = '/auth/jwt-local/sign-in';
const LIST = '/backstage/site/friendly-link/list';

/** An empty page whose requests for these files get no answer until the returned function is called. */
async function openHolding(files: string, options: Parameters<typeof app.openPage>[1] = {}) {
  const page = await app.openPage('about:blank', options);
  return { page, release: await holdBack(page, `**/assets/${files}`) };
}

/** Only the loading screen, none of the site and none of the back office. */
async function seeLoadingScreen(page: Page): Promise<void> {
  await page.getByRole('progressbar', { name: '加载中…' }).waitFor();
  expect(await page.locator('.boot').isVisible()).toBe(false);
  for (const role of ['banner', 'contentinfo', 'main', 'navigation'] as const) {
    expect(await page.getByRole(role).count()).toBe(0);
  }
}

describe('the page at /', () => {
  it('R1, R3: stands with the simple footer until the home page’s code is there, and Back passes it by', async () => {
    const { page, release } = await openHolding('home-page-*.js');
    await page.goto('/error/404');
    await seeHeading(page, '页面不存在');
    await page.goto('/?utm_source=letter#top');
    const footer = page.getByRole('contentinfo');
    await footer.getByText(/^© \d{4} 青禾智控科技有限公司 版权所有$/).waitFor();
    await footer.getByText('页面模板：Corporate Website').waitFor();
    expect(await footer.getByRole('link').count()).toBe(0);
    const head = page.getByRole('banner');
    expect(await head.getByRole('button').allTextContents()).toEqual(['English', '']);
    const link = page.getByRole('main').getByRole('link', { name: '进入首页' });
    expect(await link.getAttribute('href')).toBe('/home?utm_source=letter#top');
    expect(new URL(page.url()).pathname).toBe('/');
    await expectNothingMoved(page);
    await expectNoAxeViolations(page);
    release();
    await seeAddress(page, '/home?utm_source=letter');
    await footer.getByRole('link', { name: '管理员登录' }).waitFor();
    expect(await page.getByText('Corporate Website').count()).toBe(0);
    await page.goBack();
    await seeHeading(page, '页面不存在');
  });

  it('R1: asks for the home page’s code and texts before it stands there itself', async () => {
    const { page, release } = await openHolding('redirect-page-*.js');
    const code = page.waitForRequest(/\/assets\/home-page-.*\.js$/);
    const texts = page.waitForRequest(/\/locales\/cn\/home\.json$/);
    await page.goto('/', { waitUntil: 'commit' });
    await Promise.all([code, texts]);
    release();
    await seeAddress(page, '/home');
  });
});

describe('the loading screen of the guards', () => {
  it('A5: stands before the program is there, in place of the site’s skeleton', async () => {
    const { page, release } = await openHolding('program-*.js', { as: 'admin' });
    await page.goto(LIST, { waitUntil: 'commit' });
    await page.locator('.boot-logo').waitFor();
    const box = await page.locator('.boot-logo').boundingBox();
    expect(Math.round((box?.x ?? 0) + (box?.width ?? 0) / 2)).toBe(640);
    expect(await page.locator('.boot-bar').isVisible()).toBe(true);
    for (const shape of await page.locator('.boot-hero, .boot-row, .boot-header i').all()) {
      expect(await shape.isVisible()).toBe(false);
    }
    release();
    await seeHeading(page, '友情链接');
  });

  it.each([
    ['the code of the guards', 'admin-routes-*.js'],
    ['the layout’s code', 'backstage-layout-*.js'],
    ['the page’s code', 'friendly-link-list-page-*.js'],
  ])(
    'A5: stands until %s has come to a page that was opened by its address',
    async (_name, files) => {
      const { page, release } = await openHolding(files, { as: 'admin' });
      await page.goto(LIST, { waitUntil: 'commit' });
      await seeLoadingScreen(page);
      await expectNothingMoved(page);
      release();
      await seeHeading(page, '友情链接');
      expect(await page.getByRole('progressbar', { name: '加载中…' }).count()).toBe(0);
    },
  );

  it('A5: a reload of the back office ends where it was scrolled to, over the loading screen', async () => {
    const page = await app.openPage('/backstage/overview', { as: 'admin', height: 400 });
    await seeHeading(page, '概览');
    await page.waitForLoadState('networkidle');
    await page.mouse.move(700, 300);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(200);
    const release = await holdBack(page, '**/assets/backstage-layout-*.js');
    await page.reload({ waitUntil: 'commit' });
    await seeLoadingScreen(page);
    release();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(200);
  });

  it('A5: stands after the sign-in until the layout’s code is there', async () => {
    const { page, release } = await openHolding('backstage-layout-*.js');
    await page.goto(`${SIGN_IN}?${new URLSearchParams({ returnTo: LIST })}`);
    await fillIn(page, '用户名', 'admin');
    await fillIn(page, '密码', 'demo1234');
    await press(page, /^登录$/);
    await seeLoadingScreen(page);
    await see(page, '登录成功，欢迎回来');
    release();
    await seeHeading(page, '友情链接');
  });

  it('A6: stands on the way from the site to the sign-in until its layout is there', async () => {
    const { page, release } = await openHolding('auth-layout-*.js');
    await page.goto('/news');
    await page.getByRole('contentinfo').getByRole('link', { name: '管理员登录' }).click();
    await seeLoadingScreen(page);
    release();
    await seeHeading(page, '登录您的账号');
  });
});
