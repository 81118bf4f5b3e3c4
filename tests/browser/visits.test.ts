import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { BUILD_VARIABLES } from '#tests/support/build-variables.ts';
import { servePrerendered } from '#tests/support/serve-prerendered.ts';
import { buildApp } from '#tools/preview/build-app.ts';
import type { Opened, PageOptions } from '#tools/browser/open-page.ts';
import { follow, see, seeAddress, seeHeading } from './support/actions.ts';
import { serveForTests } from './support/app.ts';
import { openTab } from './support/open-tab.ts';
import { sharedBrowser } from './support/shared-browser.ts';

const VARIABLES = { ...BUILD_VARIABLES, VITE_RECORD_VISITS: 'true' };
const PHONE = { hasTouch: true, isMobile: true } satisfies BrowserContextOptions;

/** A build that records visits, prerendered. */
let site: Awaited<ReturnType<typeof servePrerendered>>;
let opened: Opened[] = [];
let known = 0;

/** The build of all other tests, which does not. */
const without = serveForTests();

beforeAll(async () => {
  site = await servePrerendered({
    appFolder: buildApp(VARIABLES, 'tests/support/uncompressed.config.ts'),
    origin: 'https://www.example.com',
    variables: VARIABLES,
    limit: 1,
  });
});

afterEach(async () => {
  await Promise.all(opened.map(({ context }) => context.close()));
  const problems = opened.flatMap((one) => one.problems);
  opened = [];
  await site.db.reset();
  if (problems.length > 0) throw new Error(problems.join('\n'));
});

afterAll(() => site.stop());

async function open(options: PageOptions = {}): Promise<Page> {
  const one = await openTab(await sharedBrowser(), { ...options, ...site });
  opened.push(one);
  known = site.db.accessLog.all().length;
  return one.page;
}

const recorded = () => site.db.accessLog.all().slice(known);
const sent = () => site.db.requests.of().filter(({ call }) => /(POST|PUT) .access-log/.test(call));

/** Waits until these pages are recorded, in this order and each once, and those before the last with a duration. */
async function seeRecorded(...paths: string[]): Promise<void> {
  await expect.poll(() => recorded().map(({ path }) => path)).toEqual(paths);
  const left = () => recorded().slice(0, -1);
  await expect.poll(() => left().every(({ duration }) => duration !== null)).toBe(true);
}

it.each([
  { device: 'a mouse', options: {} },
  { device: 'a phone', options: { width: 360, profile: PHONE } },
])(
  'records each page of a visitor once, with the time that it was in view: $device',
  async ({ options }) => {
    const page = await open(options);
    const start = Date.now();
    await page.goto('/home');
    await seeRecorded('/home');
    const created = page.waitForResponse(/\/access-log\/create$/);
    await follow(page.getByRole('main'), '更多新闻');
    await seeAddress(page, '/news');
    await seeRecorded('/home', '/news');
    const longest = Date.now() - start;
    const [home, news] = recorded();
    expect(home).toMatchObject({ referrer: '', username: '' });
    expect(home?.duration).toBeGreaterThan(500);
    expect(home?.duration).toBeLessThanOrEqual(longest);
    expect(news).toMatchObject({ referrer: `${site.url}/home`, duration: null });

    // Leaving the site, and coming back to it: once the page knows the number of its visit.
    await (await created).finished();
    // After what the page does with the answer.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await page.goto('/robots.txt');
    await expect.poll(() => recorded().at(-1)?.duration ?? 0).toBeGreaterThan(500);
    await page.goBack();
    await seeRecorded('/home', '/news', '/news');
  },
);

it('records what is read, not what is searched for', async () => {
  const page = await open();
  await page.goto('/search?q=%E4%BC%A0%E6%84%9F%E5%99%A8');
  await seeRecorded('/search');
  expect(JSON.stringify(recorded())).not.toContain('%E4%BC%A0');
});

it('records nothing in the back office, nor of who signs in on the site', async () => {
  const page = await open({ as: 'admin' });
  await page.goto('/home');
  await seeHeading(page, '推荐产品');
  await page.goto('/backstage/site/friendly-link/list');
  await seeHeading(page, '友情链接');
  const visitor = await open();
  await visitor.goto('/job');
  // What was later than this would be recorded by now.
  await seeRecorded('/job');
});

it('records nothing for a browser that sends Global Privacy Control, and the privacy notice says so', async () => {
  const page = await open();
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }),
  );
  await page.goto('/privacy');
  await see(page, /声明不希望被跟踪，页面就不会发送/);
  const other = await open();
  await other.goto('/job');
  await seeRecorded('/job');
});

it.each(['401', '404', '503', 'hang', 'drop'])(
  'a visitor notices nothing where the server does not take it: %s',
  async (fault) => {
    site.db.faults.set('POST /access-log/create', fault);
    const page = await open();
    await page.goto('/news');
    // Chromium itself repeats a request whose connection is dropped.
    await expect.poll(() => sent().length).toBeGreaterThan(0);
    await follow(page, /湖州生产基地第二条/);
    await seeHeading(page, /湖州生产基地第二条/);
    expect(await page.locator('[data-sonner-toast]').count()).toBe(0);
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.goto('/robots.txt');
    expect(recorded()).toEqual([]);
  },
);

it('shows what visitors have read in the statistics', async () => {
  const page = await open();
  await page.goto('/aboutus');
  await seeRecorded('/aboutus');
  const office = await open({ as: 'admin' });
  await office.goto('/backstage/system/access-log/list');
  const row = office.getByRole('row').filter({ hasText: '/aboutus' }).first();
  await row.getByText('127.0.0.1').waitFor();
});

it('sends none of its calls in a build without the variable', async () => {
  const page = await without.visitPage('/home');
  await seeHeading(page, '推荐产品');
  await follow(page.getByRole('main'), '更多新闻');
  await seeHeading(page, '新闻资讯');
  await page.goto('/product');
  await seeHeading(page, '产品中心');
  await page.goto('/robots.txt');
  const calls = without.db.requests.of().map(({ call }) => call);
  expect(calls.filter((call) => call.includes('access-log'))).toEqual([]);
});
