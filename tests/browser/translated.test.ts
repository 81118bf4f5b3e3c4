import type { Page } from 'playwright-core';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { openPage, type PageOptions } from '#tools/browser/open-page.ts';
import { servePrerendered } from '#tests/support/serve-prerendered.ts';
import { sharedBrowser } from './support/shared-browser.ts';
import { PUBLIC_PAGES } from '#src/public-pages.ts';
import { fillIn, follow, press, see, seeAddress } from './support/actions.ts';
import { serveForTests } from './support/app.ts';
import { translate } from './support/translate.ts';

// A visitor's browser translates the page. A test fails on an error in the console, as of a text that
// React wanted to remove and that is no longer there, and on a text that React changed without effect.

const app = serveForTests();

const STILL = { reducedMotion: 'reduce' } as const;

const PAGES = PUBLIC_PAGES.flatMap(({ path, ...page }) => {
  if ('redirect' in page) return [];
  return [path.endsWith('/details') ? `${path}?id=6` : path];
});

async function openTranslated(path: string, options: PageOptions = {}): Promise<Page> {
  const page = await app.openPage('/robots.txt', { profile: STILL, ...options });
  await page.addInitScript(translate);
  await page.goto(path);
  await seeTranslated(page);
  return page;
}

/** Waits until the page's heading is translated; no text may be an earlier one. */
async function seeTranslated(page: Page): Promise<void> {
  await page.locator('h1', { hasText: /°$/ }).waitFor({ state: 'attached' });
  expect(await page.locator('[data-stale]').allTextContents()).toEqual([]);
}

const main = (page: Page) => page.getByRole('main');

describe('on a page that the browser has translated', () => {
  it('every page opens, one after the other, and changes its language', async () => {
    const page = await openTranslated('/home');
    for (const path of [...PAGES, '/nowhere', '/error/403', '/error/500']) {
      // Where the content is Chinese alone, only a reader of the English texts can change the language of a page.
      await page.evaluate(readInEnglish);
      await page.goto(path);
      await seeTranslated(page);
      const before = await page.locator('html').getAttribute('lang');
      await Promise.all([page.waitForEvent('load'), press(page, /^(?:English|中文)°/)]);
      await seeTranslated(page);
      expect(await page.locator('html').getAttribute('lang')).not.toBe(before);
    }
  });

  it('a prerendered page that was translated before it was hydrated is used', async () => {
    const prerendered = await servePrerendered({
      appFolder: inject('appFolder'),
      origin: 'https://www.example.com',
      limit: 1,
    });
    onTestFinished(() => prerendered.stop());
    const { url, db } = prerendered;
    const { page, context, problems } = await openPage(await sharedBrowser(), {
      url,
      db,
      profile: STILL,
    });
    onTestFinished(() => context.close());
    await page.addInitScript(translate);
    for (const path of ['/home', '/news', '/product', '/job', '/aboutus']) {
      await page.goto(path);
      await page.locator('html:not([data-prerendered])').waitFor({ state: 'attached' });
      await seeTranslated(page);
      await follow(page.getByRole('banner'), /^新闻资讯/);
      await seeAddress(page, '/news');
      await seeTranslated(page);
    }
    // React finds other elements than it expects, and draws the page anew.
    expect(problems.filter((problem) => !problem.includes('React error #418'))).toEqual([]);
  });

  it('the menu leads from page to page', async () => {
    const page = await openTranslated('/home');
    const menu = page.getByRole('navigation', { name: '主导航' });
    for (const name of [/^产品中心/, /^新闻资讯/, /^关于我们/, /^首页/]) {
      const address = page.url();
      await menu.getByRole('link', { name }).first().click();
      await page.waitForURL((url) => url.href !== address);
      await seeTranslated(page);
    }
  });

  it.each(['/news', '/product', '/job'])(
    'the categories, words and pages of %s are changed',
    async (path) => {
      const page = await openTranslated(path);
      const pages = page.getByRole('navigation', { name: '分页' });
      const categories = main(page).getByRole('navigation').first().getByRole('link');
      const search = async (word: string) => {
        await main(page).getByRole('searchbox').fill(word);
        await page.keyboard.press('Enter');
        await page.waitForURL((url) => (url.searchParams.get('q') ?? '') === word);
        await main(page).locator(`input[type=search][value="${word}"]`).waitFor();
      };
      for (const place of [1, 2, 0]) {
        await categories.nth(place).click();
        await expect.poll(() => categories.nth(place).getAttribute('aria-current')).toBe('true');
        await main(page).getByRole('article').first().waitFor();
      }
      await pages.getByRole('link', { name: /第 ?2 ?页/ }).click();
      await seeAddress(page, `${path}?page=2`);
      await page.goBack();
      await main(page).getByRole('article').first().waitFor();
      for (const word of ['智能', '温室', '没有这样的词', '']) await search(word);
      await main(page).getByRole('article').first().waitFor();
      await seeTranslated(page);
    },
  );

  it('a second word is searched in the whole site', async () => {
    const page = await openTranslated('/search?q=智能');
    for (const word of ['温室', '传感器 温室', '土壤阀门检测仪', '土壤']) {
      await main(page).getByRole('searchbox').fill(word);
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.searchParams.get('q') === word);
      await see(main(page), /°$/);
      await main(page).getByRole('heading', { level: 2 }).first().waitFor();
      await seeTranslated(page);
    }
  });

  it('a tag narrows a list, and another takes its place', async () => {
    const page = await openTranslated('/product?tag=a');
    await page.evaluate(() => {
      history.pushState(history.state, '', '/product?tag=b');
      window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    });
    await see(page, /标签：b°/);
    await seeTranslated(page);
  });

  it('products are chosen, compared and taken away', async () => {
    const page = await openTranslated('/product');
    const boxes = page.getByRole('checkbox', { name: /^对比/ });
    for (const place of [0, 1, 2]) await boxes.nth(place).check();
    const bar = page.getByRole('region', { name: '产品对比' });
    await see(bar, '对比 3/3°');
    await boxes.nth(1).uncheck();
    await see(bar, '对比 2/3°');
    await follow(bar, /^对比/);
    await page.getByRole('row').nth(5).waitFor();
    await press(page, /^只看不同/);
    await press(main(page), /^移除/);
    await see(page, /再选/);
    await seeTranslated(page);
  });

  it.each([
    ['/news/details?id=6', /^上一篇/],
    ['/product/details?id=6', /^(?:上|下)一/],
    ['/job/details?id=1', /工程师|设计|经理|实习/],
  ])('%s leads to the next record, and is shared', async (path, next) => {
    const page = await openTranslated(path);
    await press(page, '生成海报');
    await page.getByRole('dialog').getByRole('img').first().waitFor();
    await page.keyboard.press('Escape');
    const address = page.url();
    await main(page).getByRole('link', { name: next }).first().click();
    await page.waitForURL((url) => url.href !== address);
    await seeTranslated(page);
  });

  it('a message is refused, mended and sent', async () => {
    const page = await openTranslated('/product/details?id=1');
    await press(page, /^询价/);
    const dialog = page.getByRole('dialog');
    await press(dialog, /^发送/);
    await fillIn(dialog, '姓名', 'Kim');
    await fillIn(dialog, /^电话/, '1');
    await fillIn(dialog, /^询价内容/, 'How much?');
    await press(dialog, /^发送/);
    await fillIn(dialog, /^电话/, '13800138000');
    await dialog.getByRole('checkbox').check();
    app.db.faults.set('POST /enquiry/create', '500');
    await press(dialog, /^发送/);
    await dialog.getByRole('alert').waitFor();
    app.db.faults.clear('POST /enquiry/create');
    await press(dialog, /^发送/);
    await see(dialog, /询价已发送/);
    await seeTranslated(page);
  });

  it('a list that failed says so, and is loaded again', async () => {
    app.db.faults.set('GET /job/page', 'shape');
    const page = await openTranslated('/job');
    await see(page, /职位没有加载出来/);
    app.db.faults.clear('GET /job/page');
    await press(page, /^重试/);
    await main(page).getByRole('article').first().waitFor();
    await seeTranslated(page);
  });

  it('a sign-in is refused twice, and then succeeds', async () => {
    const page = await openTranslated('/auth/jwt-local/sign-in');
    await press(page, /^登录/);
    await fillIn(page, /^用户名/, 'admin');
    await page.getByRole('textbox', { name: /^密码/ }).fill('wrong');
    await press(page, /^登录/);
    await page.getByRole('alert').waitFor();
    await seeTranslated(page);
    await page.getByRole('textbox', { name: /^密码/ }).fill('demo1234');
    await press(page, /^登录/);
    await page.waitForURL('**/backstage/**');
  });
});

/** Runs in the page. */
function readInEnglish() {
  localStorage.setItem('i18nextLng', 'en');
  document.cookie = 'i18next=en; path=/';
}
