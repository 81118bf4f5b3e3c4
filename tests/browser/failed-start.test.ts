import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { openPage, type PageOptions } from '#tools/browser/open-page.ts';
import { servePrerendered } from '#tests/support/serve-prerendered.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { follow, see, seeHeading } from './support/actions.ts';
import { serveForTests } from './support/app.ts';
import { sharedBrowser } from './support/shared-browser.ts';

const app = serveForTests();
let prerendered: Awaited<ReturnType<typeof servePrerendered>>;

beforeAll(async () => {
  prerendered = await servePrerendered({
    appFolder: inject('appFolder'),
    origin: 'https://www.example.com',
    limit: 0,
  });
});
afterAll(() => prerendered.stop());

/** A page in a profile of its own, which may write to the console what has failed. */
async function open(site: typeof app | typeof prerendered, options: PageOptions = {}) {
  const one = await openPage(await sharedBrowser(), { ...options, url: site.url, db: site.db });
  onTestFinished(() => one.context.close());
  return one;
}

/** Answers with another script in place of these files. */
async function replace(context: BrowserContext, files: string, body: string): Promise<void> {
  await context.route(`**/assets/${files}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
}

const UNREADABLE = 'export const = 1;';
const THROWS = "throw new Error('This chunk is broken');";

/** Runs in a page before its own scripts: React's root throws when it renders. */
function breakRoot(): void {
  Object.defineProperty(window, 'matchMedia', {
    get() {
      throw new Error('Not in this browser');
    },
  });
}

/** Runs in a page that is there: React's root throws when the settings of another tab arrive. */
function breakLater(version: string): void {
  const create = document.createElement.bind(document);
  document.createElement = (name: string) => {
    // Of the theme's global styles, outside all pages.
    if (name === 'style') throw new Error('Broken later');
    return create(name);
  };
  const newValue = JSON.stringify({ version, primaryColor: 'preset3' });
  dispatchEvent(new StorageEvent('storage', { key: 'app-settings', newValue }));
}

type Failure = (page: Page, context: BrowserContext) => Promise<void>;
const FAILURES: Record<string, Failure> = {
  'a program that cannot be read': (_page, context) => replace(context, 'program-*.js', UNREADABLE),
  'packages that cannot be read': (_page, context) => replace(context, 'vendor-*.js', UNREADABLE),
  'a boot script that cannot be read': (_page, context) =>
    replace(context, 'boot-*.js', UNREADABLE),
  'a boot script that is gone': async (_page, context) => {
    await context.route('**/assets/boot-*.js', (route) => route.fulfill({ status: 404 }));
  },
  'packages that throw': (_page, context) => replace(context, 'vendor-*.js', THROWS),
  'a page’s script that throws': (_page, context) =>
    replace(context, 'news-list-page-*.js', THROWS),
  'a page’s script that cannot be read': (_page, context) =>
    replace(context, 'news-list-page-*.js', UNREADABLE),
  'a missing interface that no polyfill brings': async (page, context) => {
    await page.addInitScript(() => void Reflect.deleteProperty(URL, 'canParse'));
    await replace(context, 'polyfills-*.js', '');
  },
  'an error while the root renders': async (page) => {
    await page.addInitScript(breakRoot);
  },
};

/** The news of a prerendered site can be read, in their styles, with the notice above; and links lead on. */
async function seeItStand(page: Page): Promise<void> {
  await see(page, '页面没有加载成功');
  await page.getByRole('main').getByRole('link').first().waitFor();
  expect(await page.locator('title').count()).toBe(1);
  const [position, background] = await page.getByRole('banner').evaluate((banner) => {
    const style = getComputedStyle(banner);
    return [style.position, style.backgroundColor];
  });
  expect(position).toBe('sticky');
  // From the theme's variables.
  expect(background).toBe('rgb(255, 255, 255)');
  await follow(page.getByRole('banner'), '产品中心');
  await page.waitForURL('**/product');
  await page.getByRole('main').getByRole('link').first().waitFor();
}

describe('where the program fails', () => {
  it.each(Object.entries(FAILURES))('by %s, a prerendered page stays', async (_name, prepare) => {
    const { page, context } = await open(prerendered);
    await prepare(page, context);
    await page.goto('/news');
    await seeItStand(page);
  });

  it.each(Object.entries(FAILURES))('by %s, the notice says so', async (_name, prepare) => {
    const { page, context } = await open(app, { language: 'en' });
    await prepare(page, context);
    await page.goto('/news');
    await see(page, /^This page did not load/);
    expect(await page.locator('.boot').isVisible()).toBe(false);
    expect(await page.getByText('页面没有加载成功').isVisible()).toBe(false);
  });

  it('after it has started, a prerendered page stays as it was last', async () => {
    const { page } = await open(prerendered);
    await page.goto('/home');
    await page.locator('html:not([data-prerendered])').waitFor({ state: 'attached' });
    await follow(page.getByRole('banner'), '新闻资讯');
    // The home page has such a heading and articles too, but no categories.
    await page.getByRole('main').getByRole('navigation', { name: '新闻分类' }).waitFor();
    await page.getByRole('main').getByRole('article').getByRole('link').first().waitFor();
    await page.evaluate(breakLater, packageJson.version);
    await seeItStand(page);
  });

  it('after it has started, the notice is in place of a page without a file', async () => {
    const { page } = await open(app);
    await page.goto('/news');
    await seeHeading(page, '新闻资讯');
    await page.evaluate(breakLater, packageJson.version);
    await see(page, '页面没有加载成功');
    expect(await page.locator('.boot').isVisible()).toBe(false);
  });
});
