import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { openPage, type PageOptions } from '#tools/browser/open-page.ts';
import { PUBLIC_PAGES } from '#src/public-pages.ts';
import { readInterfaces } from '#tests/support/interfaces.ts';
import { servePrerendered } from '#tests/support/serve-prerendered.ts';
import { fillIn, follow, press, seeHeading } from './support/actions.ts';
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
    for (const { path } of PUBLIC_PAGES) {
      await page.goto(path.endsWith('/details') ? `${path}?id=1` : path);
      await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
      await page.locator('html[data-build]').waitFor({ state: 'attached' });
      expect(await page.locator('[data-failed]').isVisible(), path).toBe(false);
    }
  });

  it('every prerendered page is hydrated', async () => {
    const page = await openOld(prerendered);
    for (const { path } of PUBLIC_PAGES) {
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
