import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { PUBLIC_PAGES } from '#src/public-pages.ts';
import type { Database } from '#src/mocks/database.ts';
import { listen } from '#tools/preview/listen.ts';
import { compareWithServed, rememberAsServed } from '#tests/support/as-served.ts';
import { inLooks } from '#tests/support/looks.ts';
import { servePrerendered } from '#tests/support/serve-prerendered.ts';
import { holdBack } from './support/hold-back.ts';
import { sharedBrowser } from './support/shared-browser.ts';
import { createVisits, type Visits } from './support/visits.ts';
import { expectNothingMoved } from './support/layout-shift.ts';
import { openTab } from './support/open-tab.ts';
import type { Opened, PageOptions } from '#tools/browser/open-page.ts';

const ORIGIN = 'https://www.example.com';
/** Of the details pages, one record each is prerendered. */
const PATHS = PUBLIC_PAGES.map(({ path }) => path);
const stops: (() => Promise<void>)[] = [];
let browser: Browser;
let visits: Visits;
/** Tabs that remember each page as it was served. */
let hydrations: Visits;
let db: Database;
let url = '';
let folder = '';
let opened: Opened[] = [];

beforeAll(async () => {
  browser = await sharedBrowser();
  visits = createVisits(browser);
  hydrations = createVisits(browser, watchHydration);
  const site = await servePrerendered({ appFolder: inject('appFolder'), origin: ORIGIN, limit: 1 });
  ({ url, db, folder } = site);
  stops.push(site.stop);
});

afterEach(async ({ task }) => {
  await Promise.all(opened.map(({ context }) => context.close()));
  const hasFailed = task.result?.state === 'fail';
  const left = [...(await visits.end(hasFailed)), ...(await hydrations.end(hasFailed))];
  const problems = [...opened.flatMap((one) => one.problems), ...left];
  opened = [];
  await db.reset();
  if (problems.length > 0) throw new Error(problems.join('\n'));
});

afterAll(async () => {
  for (const stop of stops) await stop();
});

/** An empty page of a new visitor, in a tab with warm caches. */
async function visit(options: PageOptions = {}): Promise<Page> {
  return (await visits.start({ ...options, url, db })).page;
}

/** An empty page in a new browser profile: all has to be fetched. */
async function open(options: PageOptions = {}, site = url): Promise<Page> {
  const one = await openTab(browser, { ...options, url: site, db });
  opened.push(one);
  return one.page;
}

/** The address of a page; of a details page, with the record that is prerendered. */
function addressOf(path: string): string {
  if (!path.endsWith('/details')) return path;
  const ids = readdirSync(join(folder, path)).flatMap(
    (name) => /^(\d+)\.html$/.exec(name)?.[1] ?? [],
  );
  expect(ids).toHaveLength(1);
  return `${path}?id=${ids.join('')}`;
}

/** Waits until the page has been hydrated, or drawn anew. */
async function seeHydrated(page: Page): Promise<void> {
  await page.locator('html:not([data-prerendered])').waitFor({ state: 'attached' });
}

/** A font that comes late moves a line by some px, and the browser scrolls with the line. */
async function expectScrolled(page: Page, top: number): Promise<void> {
  const distance = () => page.evaluate((place) => Math.abs(window.scrollY - place), top);
  await expect.poll(distance).toBeLessThan(10);
}

/** Where headings, links and buttons of the first screen stand. */
async function firstScreen(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, a, button')].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      if (!element.checkVisibility({ visibilityProperty: true }) || y > innerHeight) return [];
      return [`${element.textContent} ${[x, y, width, height].map(Math.round).join()}`];
    }),
  );
}

/** In bytes: what the first screen is at most made of, and a piece of that. */
const FIRST_SCREEN = 24_576;
const PIECE = 256;

/** Serves the site with HTML whose beginning comes in pieces: the next one with each call of `next`. */
async function servePieces() {
  const left: (() => void)[] = [];
  let count = 0;
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', url));
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    const start = type.startsWith('text/html') ? body.indexOf('<div id="root">') : -1;
    if (start < 0) {
      response.end(body);
      return;
    }
    response.write(body.subarray(0, start));
    const end = Math.min(start + FIRST_SCREEN, body.length);
    for (let at = start; at < end; at += PIECE) {
      left.push(() => response.write(body.subarray(at, Math.min(at + PIECE, end))));
    }
    left.push(() => response.end(body.subarray(end)));
  });
  const { url: address, close } = await listen(server);
  stops.push(close);
  const next = () => {
    count += 1;
    left.shift()?.();
  };
  return { url: address, next, count: () => count, rest: () => left.forEach((piece) => piece()) };
}

const NO_SCRIPTS = { javaScriptEnabled: false };

describe('without JavaScript', () => {
  it('P11: the page of a record that has no file of its own has a heading and leads to the list', async () => {
    const page = await visit({ profile: NO_SCRIPTS });
    await page.goto('/news/details?id=6');
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await page.getByRole('link', { name: '新闻资讯' }).getAttribute('href')).toBe('/news');
  });

  it.each([360, 1280])(
    'P5: at %i px there is one menu, and nothing is wider than the window',
    async (width) => {
      const page = await visit({ width, profile: NO_SCRIPTS });
      await page.goto('/home');
      const isWide = width > 900;
      expect(await page.getByRole('navigation', { name: '主导航' }).count()).toBe(isWide ? 1 : 0);
      expect(await page.getByRole('button', { name: '打开菜单' }).count()).toBe(isWide ? 0 : 1);
      expect(await page.locator('.boot').isVisible()).toBe(false);
    },
  );
});

/** All looks in `npm run test:all`, otherwise each page in one of two that have nothing in common. */
const LOOKS = [360, 768, 1280, 1920].flatMap((width) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    (['cn', 'en'] as const).map((language) => ({ width, scheme, language })),
  ),
);
/** The file of `/` leads on before it could be hydrated. */
const HYDRATED = PATHS.filter((path) => path !== '/').flatMap((path, index) =>
  inLooks(
    LOOKS.map((look) => ({ path, ...look })),
    ({ width, scheme, language }) =>
      index % 2 === 0
        ? width === 360 && scheme === 'dark' && language === 'cn'
        : width === 1280 && scheme === 'light' && language === 'en',
  ),
);

async function watchHydration({ page }: Opened): Promise<void> {
  await page.addInitScript(rememberAsServed);
  // Classes that differ from the file's are no error to React: their styles would be written once more.
  await page.addInitScript(() => {
    // Called with its sheet, below.
    // oxlint-disable-next-line typescript/unbound-method
    const { insertRule } = CSSStyleSheet.prototype;
    CSSStyleSheet.prototype.insertRule = function insert(...rule) {
      document.documentElement.dataset.wrote = rule[0];
      return insertRule.apply(this, rule);
    };
  });
  await page.addInitScript(noteRestyling);
}

/**
 * Runs in the page before its own scripts: notes in `data-restyled` a language or direction that is set to what it is, or
 * styles that are moved, which makes the browser compute the styles of the whole page again.
 */
function noteRestyling(): void {
  const observe = () => {
    const page = document.documentElement;
    const observer = new MutationObserver((records) => {
      for (const { attributeName, oldValue } of records) {
        if (attributeName === null || page.getAttribute(attributeName) !== oldValue) continue;
        page.dataset.restyled = attributeName;
      }
    });
    observer.observe(page, { attributeFilter: ['lang', 'dir'], attributeOldValue: true });
    const moves = new MutationObserver((records) => {
      const removed = records.flatMap(({ removedNodes }) => [...removedNodes]);
      if (removed.some(({ nodeName }) => nodeName === 'STYLE')) page.dataset.restyled = 'styles';
    });
    moves.observe(document.head, { childList: true });
  };
  document.addEventListener('readystatechange', observe, { once: true });
}

it.each(HYDRATED)(
  'R15, I2: $path is hydrated without a change at $width px, $scheme, in $language',
  async ({ path, width, scheme, language }) => {
    // The file is what a reader gets who has not asked for less motion; for one who has, the carousel stops.
    const profile = { reducedMotion: 'no-preference' } as const;
    const { page } = await hydrations.start({ width, scheme, language, profile, url, db });
    // The filters of the product list, which are read after hydration, write styles of their own.
    const release = await holdBack(page, '**/api/product/page?*');
    await page.goto(addressOf(path), { waitUntil: 'domcontentloaded' });
    await seeHydrated(page);
    // React would draw anew what it cannot hydrate, and report an error, which fails the test too.
    const { prerendered, present, lost } = await page.evaluate(compareWithServed);
    expect(prerendered).toBe(language);
    expect(await page.locator('html').getAttribute('data-color-scheme')).toBe(scheme);
    expect(lost).toBe(0);
    expect(present).toBeGreaterThan(20);
    expect(await page.locator('html').getAttribute('data-wrote')).toBe(null);
    expect(await page.locator('html').getAttribute('data-restyled')).toBe(null);
    expect(await page.locator('html').getAttribute('lang')).toBe(
      language === 'en' ? 'en' : 'zh-CN',
    );
    release();
  },
);

/** Readers whose address or settings ask for another page than the file's. */
const OTHER_READERS: [path: string, options: PageOptions][] = [
  ['/news?page=2', {}],
  ['/product?categoryId=3', {}],
  ['/job?city=杭州', {}],
  ['/product/compare?ids=1,2', {}],
  ['/news/details', { settings: { direction: 'rtl' } }],
  ['/home', { settings: { direction: 'rtl' } }],
];

/** In `npm test` a filter and a setting. */
it.each(inLooks(OTHER_READERS, (_reader, place) => place === 1 || place === 5))(
  '%s never shows the prerendered page to a reader with another address or settings: %o',
  async (path, options) => {
    const page = await visit(options);
    const release = await holdBack(page, '**/assets/*.js');
    await page.goto(addressOf(path), { waitUntil: 'commit' });
    await page.locator('#prerendered-data').waitFor({ state: 'attached' });
    expect(await page.locator('#root').isVisible()).toBe(false);
    expect(await page.locator('.boot-header').isVisible()).toBe(true);
    release();
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    expect(await page.locator('.boot').isVisible()).toBe(false);
    expect(await page.locator('title').count()).toBe(1);
    expect(await page.locator('#prerendered-data').count()).toBe(0);
  },
);

it('N3: a page that is rendered from nothing keeps its scroll position after a reload', async () => {
  const page = await visit({ height: 500 });
  await page.goto('/news?page=2');
  await page.getByRole('main').locator('[aria-current=page]', { hasText: '2' }).waitFor();
  // What comes later above it would move it.
  await page.waitForLoadState('networkidle');
  await page.mouse.wheel(0, 400);
  await expectScrolled(page, 400);
  await page.reload();
  await page.getByRole('main').locator('[aria-current=page]', { hasText: '2' }).waitFor();
  await expectScrolled(page, 400);
});

describe('the program', () => {
  const STANDING: [path: string, width: number][] = [
    ['/home', 360],
    ['/aboutus', 1280],
    ['/home', 1280],
    ['/news', 1280],
    ['/product', 360],
  ];

  it.each(inLooks(STANDING, (_look, place) => place < 2))(
    'hydrates %s at %i px without moving anything',
    async (path, width) => {
      const page = await open({ width });
      await page.goto(path);
      await page.waitForFunction(
        () => [...document.fonts].filter(({ status }) => status === 'loaded').length > 0,
      );
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const before = await firstScreen(page);
      expect(before.length).toBeGreaterThan(5);
      // One that is told of again is another, and not there for a moment.
      const fonts = await page.evaluateHandle(() => [...document.fonts]);
      await seeHydrated(page);
      expect(await firstScreen(page)).toEqual(before);
      expect(
        await page.evaluate((known) => known.every((font) => document.fonts.has(font)), fonts),
      ).toBe(true);
      await page.waitForLoadState('networkidle');
      await expectNothingMoved(page);
      expect(await page.locator('title').count()).toBe(1);
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(ORIGIN + path);
    },
  );

  const ARRIVING: [path: string, width: number][] = [
    ['/home', 1280],
    ['/news', 360],
    ['/home', 360],
    ['/aboutus', 1280],
    ['/coming-soon', 360],
  ];

  it.each(inLooks(ARRIVING, (_look, place) => place === 0))(
    '%s at %i px stands still while its file arrives in pieces',
    async (path, width) => {
      const pieces = await servePieces();
      const page = await open({ width }, pieces.url);
      await page.goto(path, { waitUntil: 'commit' });
      const isWhole = () => page.evaluate(() => document.readyState !== 'loading');
      while (!(await isWhole())) {
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
        pieces.next();
      }
      pieces.rest();
      expect(pieces.count()).toBeGreaterThan(3);
      await seeHydrated(page);
      await expectNothingMoved(page);
    },
  );

  it('starts after the largest picture, with at most 5 kB of JavaScript before', async () => {
    const page = await open();
    const scripts: string[] = [];
    const release = await holdBack(page, '**/greenhouse-inside.avif*');
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await page.goto('/home', { waitUntil: 'domcontentloaded' });
    await page.getByRole('heading', { name: '让温室自己照看庄稼' }).waitFor();
    expect(scripts.filter((name) => !name.includes('/boot-'))).toEqual([]);
    release();
    await seeHydrated(page);
    expect(scripts.length).toBeGreaterThan(2);
  });

  it.each([
    [390, '/greenhouse-inside-tall.avif'],
    [1280, '/greenhouse-inside.avif'],
  ])('P6: at %i px the page preloads %s alone, the picture that it shows', async (width, name) => {
    const page = await open({ width });
    await page.goto('/home');
    await seeHydrated(page);
    await page.waitForLoadState('networkidle');
    const early = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => 'initiatorType' in entry && entry.initiatorType === 'link')
        .map((entry) => entry.name)
        .filter((address) => address.includes('/pictures/')),
    );
    const shown = await page
      .locator('img[fetchpriority=high]')
      .evaluate((image) => image instanceof HTMLImageElement && image.currentSrc);
    expect(early).toEqual([shown]);
    expect(shown).toContain(name);
  });

  it('does what was pressed before it started, and keeps what was typed', async () => {
    const page = await visit();
    const release = await holdBack(page, '**/assets/program-*');
    await page.goto('/news', { waitUntil: 'domcontentloaded' });
    await page.getByRole('searchbox').fill('湖州');
    await page.getByRole('button', { name: '设置' }).click();
    release();
    await page.getByRole('dialog', { name: '设置' }).waitFor();
    expect(await page.getByRole('searchbox', { includeHidden: true }).inputValue()).toBe('湖州');
  });

  it('keeps the position that somebody has scrolled to', async () => {
    const page = await open();
    await page.goto('/home', { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => window.scrollTo(0, 500));
    await seeHydrated(page);
    await expectScrolled(page, 500);
  });

  it('N3: shows the part of a page that the address names, before and after it starts', async () => {
    const page = await visit();
    const top = () =>
      page.locator('#contact').evaluate((part) => Math.round(part.getBoundingClientRect().top));
    const release = await holdBack(page, '**/assets/program-*');
    await page.goto('/aboutus#contact', { waitUntil: 'domcontentloaded' });
    await expect.poll(top).toBeLessThan(300);
    const before = await top();
    release();
    await seeHydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await top()).toBe(before);
    await expectNothingMoved(page);
  });

  it('P6: content that cannot be refreshed stays as the file has it, and says how old it is', async () => {
    db.faults.set('GET /news/top3', '404');
    const page = await open();
    // By then the file's data is too old to be shown without asking.
    await page.clock.setSystemTime(Date.now() + 10 * 60_000);
    let asked: string[] = [];
    page.on('response', (response) => {
      const { pathname, search } = new URL(response.url());
      if (/^.api.(?!pictures)/.test(pathname)) asked.push(pathname + search);
    });
    const seeItStand = async () => {
      await seeHydrated(page);
      await expect.poll(() => asked).toContain('/api/news/top3');
      await page.waitForLoadState('networkidle');
      expect(await page.getByRole('heading', { name: /湖州生产基地/ }).count()).toBe(1);
      await page.getByText(/内容更新于/).waitFor();
      expect(await page.getByRole('heading', { name: /土壤温湿度传感器/ }).count()).toBe(1);
      expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
    };
    await page.goto('/home');
    await seeItStand();

    asked = [];
    db.faults.set('*', '404');
    await page.reload();
    await seeItStand();
  });

  it.each([-1, 1])(
    'P7: stands as the file has it where the clock is wrong by %i years, before and after the server says its time',
    async (years) => {
      db.faults.set('*', 'hold');
      const page = await open();
      const now = new Date();
      await page.clock.setSystemTime(now.setFullYear(now.getFullYear() + years));
      const asked = page.waitForRequest(/\/job\/page/);
      await page.goto('/job');
      const main = page.getByRole('main');
      const text = await main.innerText();
      expect(text).toContain('嵌入式软件工程师');
      await seeHydrated(page);
      await asked;
      expect(await main.innerText()).toBe(text);
      const answered = page.waitForResponse(/\/job\/page/);
      db.faults.clear();
      db.faults.release();
      await (await answered).finished();
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('clock-offset')))
        .not.toBeNull();
      await expect.poll(() => main.innerText()).toBe(text);
      await expectNothingMoved(page);
    },
  );

  it('links back to the list as it was, after a reload too', async () => {
    const page = await visit();
    await page.goto('/product?q=1');
    await seeHydrated(page);
    const address = addressOf('/product/details');
    await page.evaluate((to) => {
      // As a link of the list passes it on.
      history.pushState({ usr: { productList: '/product?q=1' }, key: 'one' }, '', to);
    }, address);
    await page.reload();
    await seeHydrated(page);
    const back = page.getByRole('main').getByRole('link', { name: '返回产品列表' });
    await expect.poll(() => back.getAttribute('href')).toBe('/product?q=1');
  });
});

describe('the file of /', () => {
  /** A page whose way to the home page's file is cut: while it is pending, nothing can be read of a page. */
  async function openWithoutHome(options: PageOptions = {}): Promise<Page> {
    const page = await open(options);
    await page.route(/\/home(\?|$)/, (route) => route.fulfill({ status: 204 }));
    return page;
  }

  it.each([
    ['cn', '进入首页', '页面模板：Corporate Website'],
    ['en', 'Go to the home page', 'Template: Corporate Website'],
  ] as const)(
    'R3: stands in %s with the simple footer until the home page’s file is there, and starts no program',
    async (language, name, credit) => {
      const page = await openWithoutHome({ language });
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
      });
      const asked = page.waitForRequest('**/home?utm_source=letter');
      await page.goto('/?utm_source=letter#news', { waitUntil: 'commit' });
      await asked;
      await page.getByRole('contentinfo').getByText(credit).waitFor();
      const link = page.getByRole('main').getByRole('link', { name });
      expect(await link.getAttribute('href')).toBe('/home');
      expect(await page.getByRole('banner').getByRole('button').count()).toBe(2);
      await expectNothingMoved(page);
      expect(scripts.filter((path) => !path.includes('/boot-'))).toEqual([]);
    },
  );

  it('R1: leads to the home page’s file, and Back passes it by', async () => {
    const page = await open();
    await page.goto('/aboutus');
    await seeHydrated(page);
    await page.goto('/?utm_source=letter#news', { waitUntil: 'commit' });
    await page.waitForURL('**/home?utm_source=letter#news');
    await seeHydrated(page);
    await page.goBack();
    await page.waitForURL('**/aboutus');
  });

  it('does what was pressed on it, and goes on to the home page', async () => {
    const page = await openWithoutHome();
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('banner').getByRole('button', { name: '设置' }).click();
    await page.getByRole('dialog', { name: '设置' }).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/home');
  });

  it('R3: leads home by its link without JavaScript', async () => {
    const page = await visit({ profile: NO_SCRIPTS });
    await page.goto('/');
    await page.getByRole('contentinfo').getByText('页面模板：Corporate Website').waitFor();
    await page.getByRole('link', { name: '进入首页' }).click();
    await page.getByRole('heading', { name: '让温室自己照看庄稼' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/home');
  });

  it('is never shown at another address by a host that sends it for all', async () => {
    const page = await visit();
    const release = await holdBack(page, '**/assets/*.js');
    const file = readFileSync(join(folder, 'index.html'), 'utf8');
    await page.route('**/auth', (route) => route.fulfill({ contentType: 'text/html', body: file }));
    await page.goto('/auth', { waitUntil: 'commit' });
    await page.locator('#prerendered-data').waitFor({ state: 'attached' });
    expect(await page.locator('#root').isVisible()).toBe(false);
    expect(await page.locator('.boot-logo').isVisible()).toBe(true);
    release();
    await page.getByRole('heading', { name: '登录您的账号' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/auth');
  });
});

it('a details page asks for its record before the program starts', async () => {
  const page = await visit();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/news/details?id=6');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(asked.filter((path) => path === '/api/news/get')).toHaveLength(1);
  const program = asked.findIndex((path) => path.startsWith('/locales/'));
  expect(asked.indexOf('/api/news/get')).toBeLessThan(program);
});

it('P11: a details page names the site’s origin, as prerendered pages do', async () => {
  const page = await visit();
  const path = '/news/details?id=6';
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(ORIGIN + path);
});
