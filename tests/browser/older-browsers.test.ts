import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { openPage } from '#tools/browser/open-page.ts';
import type { PageOptions } from '#tools/browser/open-page.ts';
import { PUBLIC_ROUTES } from '#tools/prerender/routes.ts';
import { readInterfaces } from '#tests/support/interfaces.ts';
import { servePrerendered } from '#tests/support/serve-prerendered.ts';
import { fillIn, follow, press, see, seeHeading } from './support/actions.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { serveForTests } from './support/app.ts';
import { sharedBrowser } from './support/shared-browser.ts';

const app = serveForTests();
let prerendered: Awaited<ReturnType<typeof servePrerendered>>;

beforeAll(async () => {
  prerendered = await servePrerendered({
    appFolder: inject('appFolder'),
    origin: 'https://www.example.com',
    limit: 1,
  });
});
afterAll(() => prerendered.stop());

/** Chromium asks for a policy by this name if the page's headers say so. */
const KEPT = /^(?:trustedTypes|TrustedType)/;

const NEWER = readInterfaces('visitors').flatMap(({ path, isNewer }) =>
  isNewer && !KEPT.test(path) ? [path] : [],
);

/** Runs in a page before its own scripts: takes away what the oldest promised browsers do not have. */
function takeAway(paths: string[]): void {
  const found = paths.map((path) => {
    const names = path.split('.');
    const name = names.pop() ?? '';
    let owner: object | undefined = window;
    // Iterators have their methods also where there is no `Iterator`.
    for (const each of names) {
      const next: unknown = owner && Reflect.get(owner, each);
      owner = next instanceof Object ? next : undefined;
    }
    return { owner, name };
  });
  for (const { owner, name } of found) if (owner) Reflect.deleteProperty(owner, name);
}

type Site = typeof app | typeof prerendered;

/** Of a details page, the record that is prerendered. */
function addressOf(path: string): string {
  if (!path.endsWith('/details')) return path;
  const names = readdirSync(join(prerendered.folder, path));
  const [id = ''] = names.flatMap((name) => /^(\d+)\.html$/.exec(name)?.[1] ?? []);
  return `${path}?id=${id}`;
}

/** A page in a profile of its own; `problems` are those that no test expects. */
async function open(site: Site, options: PageOptions = {}) {
  const one = await openPage(await sharedBrowser(), { ...options, url: site.url, db: site.db });
  onTestFinished(() => one.context.close());
  return one;
}

describe('in the oldest promised browsers', () => {
  async function openOld(site: Site, options: PageOptions = {}): Promise<Page> {
    const { page, problems } = await open(site, options);
    onTestFinished(() => expect(problems).toEqual([]));
    await page.addInitScript(takeAway, NEWER);
    return page;
  }

  it('the test takes away what they lack, and nothing that they have', async () => {
    const page = await openOld(app);
    await page.goto('/robots.txt');
    const left = await page.evaluate(() => [
      'canParse' in URL,
      'toSorted' in Array.prototype,
      'map' in Object(Reflect.getPrototypeOf(Object(Reflect.getPrototypeOf([].values())))),
      'startViewTransition' in document,
      'structuredClone' in window,
      'at' in Array.prototype,
    ]);
    expect(left).toEqual([false, false, false, false, true, true]);
  });

  it('every public page shows its content', async () => {
    const page = await openOld(app);
    for (const { path } of PUBLIC_ROUTES) {
      await page.goto(path.endsWith('/details') ? `${path}?id=1` : path);
      await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
      await page.locator('html[data-build]').waitFor({ state: 'attached' });
      expect(await page.locator('[data-failed]').isVisible(), path).toBe(false);
    }
  });

  it('every prerendered page is hydrated', async () => {
    const page = await openOld(prerendered);
    for (const { path } of PUBLIC_ROUTES) {
      await page.goto(addressOf(path));
      await page.locator('html:not([data-prerendered])').waitFor({ state: 'attached' });
      expect(await page.locator('html').getAttribute('data-time'), path).not.toBe(null);
      await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
      expect(await page.locator('[data-failed]').isVisible(), path).toBe(false);
    }
  });

  it('a visitor searches, changes the look and the language, and goes from page to page', async () => {
    const page = await openOld(app);
    await page.goto('/home');
    await follow(page.getByRole('banner'), '新闻资讯');
    await seeHeading(page, '新闻资讯');
    await page.goto('/search?q=温室大棚传感器xyz');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await press(page.getByRole('banner'), '设置');
    await page.getByRole('dialog').getByText('深色模式').click();
    await page.locator('html[data-color-scheme=dark]').waitFor({ state: 'attached' });
  });

  it('an administrator signs in', async () => {
    const page = await openOld(app);
    await page.goto('/auth/jwt-local/sign-in');
    await fillIn(page, '用户名', 'admin');
    await page.getByLabel('密码', { exact: true }).fill('demo1234');
    await press(page, '登录');
    await page.waitForURL('**/backstage/**');
    await page.getByRole('navigation').first().waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/backstage\//);
  });

  it('only they fetch the polyfills', async () => {
    for (const [isOld, fetched] of [
      [true, 1],
      [false, 0],
    ] as const) {
      const page = isOld ? await openOld(app) : (await open(app)).page;
      let count = 0;
      page.on('request', (request) => {
        if (request.url().includes('/polyfills-')) count += 1;
      });
      await page.goto('/news');
      await seeHeading(page, '新闻资讯');
      expect(count).toBe(fetched);
    }
  });
});

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
    await page.waitForURL('**/news');
    await seeHeading(page, '新闻资讯');
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
