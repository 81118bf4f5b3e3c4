import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { compareWithServed, rememberAsServed } from '#tests/support/as-served.ts';
import { servePrerendered } from '#tests/support/serve-prerendered.ts';
import { findFirefox } from '#tools/browser/find-firefox.ts';
import { WAIT } from './support/person.ts';

const PATHS = ['/home', '/news', '/product', '/product?categoryId=1', '/job', '/aboutus'];
const LANGUAGES = [
  { language: 'cn', accepts: 'zh-CN', lang: 'zh-CN', settings: '设置', width: 1280 },
  { language: 'en', accepts: 'en-GB', lang: 'en', settings: 'Settings', width: 390 },
];

const executablePath = findFirefox();
if (executablePath === undefined) {
  console.info('Skipped: no Firefox is installed. Name one: FIREFOX_PATH=/path/to/firefox');
}

describe.skipIf(executablePath === undefined)('in Firefox', () => {
  let site: Awaited<ReturnType<typeof servePrerendered>>;

  beforeAll(async () => {
    site = await servePrerendered({
      appFolder: inject('appFolder'),
      origin: 'https://www.example.com',
    });
  });

  afterAll(() => site?.stop());

  describe.each(LANGUAGES)('in $language at $width px', (reader) => {
    let browser: Browser;

    beforeAll(async () => {
      browser = await puppeteer.launch({
        browser: 'firefox',
        executablePath,
        extraPrefsFirefox: { 'intl.accept_languages': reader.accepts },
      });
    });

    afterAll(() => browser.close());

    /** Opens a page in a profile of its own, and collects what it writes to the console. */
    async function open(path: string): Promise<{ page: Page; problems: string[] }> {
      const problems: string[] = [];
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      page.setDefaultTimeout(WAIT);
      page.on('pageerror', (error) => problems.push(`error: ${String(error)}`));
      page.on('console', (message) => {
        const type = message.type();
        if (type === 'error' || type === 'warn') problems.push(`${type}: ${message.text()}`);
      });
      await page.setViewport({ width: reader.width, height: 800 });
      await page.evaluateOnNewDocument(rememberAsServed);
      await page.goto(new URL(path, site.url).href);
      return { page, problems };
    }

    it.each(PATHS)('%s is prerendered, styled, hydrated and answers', async (path) => {
      const { page, problems } = await open(path);
      await page.waitForSelector('html:not([data-prerendered])');
      await page.waitForSelector('main h1', { visible: true });
      const { prerendered, present, lost } = await page.evaluate(compareWithServed);
      // The file has the whole list: of a narrowed one nothing is shown, or present.
      const isNarrowed = path.includes('?');
      expect(prerendered).toBe(isNarrowed ? 'off' : reader.language);
      expect(isNarrowed ? present : lost).toBe(0);
      expect(present + lost).toBeGreaterThan(20);

      const look = await page.evaluate(readLook);
      expect(look.lang).toBe(reader.lang);
      expect(look.headerHeight).toBeGreaterThan(40);
      expect(look.largest?.font).toContain('Barlow');
      expect(look.largest?.size).toBeGreaterThanOrEqual(24);
      expect(look.overflow).toBe(0);

      const button = await page.waitForSelector(`::-p-aria(${reader.settings}[role="button"])`);
      await button?.click();
      const dialog = `::-p-aria(${reader.settings}[role="dialog"])`;
      expect(await page.waitForSelector(dialog, { visible: true })).not.toBe(null);
      await page.browserContext().close();
      expect(problems).toEqual([]);
    });
  });
});

/** Runs in the page. */
function readLook() {
  const headings = [...document.querySelectorAll('main :is(h1, h2)')].map((heading) => {
    const { fontFamily, fontSize } = getComputedStyle(heading);
    return { font: fontFamily, size: Number.parseFloat(fontSize) };
  });
  const { lang, scrollWidth, clientWidth } = document.documentElement;
  return {
    lang,
    headerHeight: document.querySelector('header')?.getBoundingClientRect().height,
    largest: headings.toSorted((a, b) => b.size - a.size)[0],
    overflow: scrollWidth - clientWidth,
  };
}
