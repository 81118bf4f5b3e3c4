import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, inject } from 'vitest';
import type { Database, DatabaseOptions } from '#src/mocks/database.ts';
import { startHttpMock } from '#src/mocks/http.ts';
import { serveApp } from '#tools/preview/serve-app.ts';
import { type Opened, type PageOptions, printPages } from '#tools/browser/open-page.ts';
import { openTab } from './open-tab.ts';
import { sharedBrowser } from './shared-browser.ts';
import { createVisits, type Visits } from './visits.ts';

type App = {
  /** The site's origin. */
  url: string;
  /** The data of the API server, to read and to set faults in. */
  db: Database;
  browser: Browser;
  visits: Visits;
};

type AppOptions = Pick<DatabaseOptions, 'rows'>;

/** Shared by all test files of one worker, so that the tabs keep their caches and compiled code. */
const apps = new Map<string, Promise<App>>();

async function startApp(options: AppOptions): Promise<App> {
  const browser = await sharedBrowser();
  const api = await startHttpMock({ port: 0, ...options });
  const { url } = await serveApp({ folder: inject('appFolder'), api: api.url });
  return { url, db: api.db, browser, visits: createVisits(browser) };
}

/**
 * Serves the production build to the tests of one file, with an API server of its own. After each test
 * it closes the pages and resets the data. A test fails if a page logged errors or warnings, or made a
 * request to another origin.
 */
export function serveForTests(options: AppOptions = {}) {
  let app: App | undefined;
  let opened: Opened[] = [];

  const running = () => {
    if (!app) throw new Error('The app runs only inside tests');
    return app;
  };

  beforeAll(async () => {
    const kind = JSON.stringify(options);
    const starting = apps.get(kind) ?? startApp(options);
    apps.set(kind, starting);
    app = await starting;
  });

  afterEach(async ({ task }) => {
    const { visits, db } = running();
    const hasFailed = task.result?.state === 'fail';
    if (hasFailed) await Promise.all(opened.map(printPages));
    await Promise.all(opened.map(({ context }) => context.close()));
    const left = await visits.end(hasFailed);
    const problems = [...opened.flatMap((one) => one.problems), ...left];
    opened = [];
    await db.reset();
    expect(problems).toEqual([]);
  });

  return {
    get url() {
      return running().url;
    },
    get db() {
      return running().db;
    },
    /** Opens a page of the site in a new browser profile. */
    openPage: async (path: string, options: PageOptions = {}): Promise<Page> => {
      const { browser, url, db } = running();
      const one = await openTab(browser, { ...options, url, db });
      opened.push(one);
      await one.page.goto(path);
      return one.page;
    },
    /**
     * Opens a page of the site as a new visitor in a reused tab with warm caches, which is much faster.
     * For tests that leave no scripts, clocks or permissions behind.
     */
    visitPage: async (path: string, options: PageOptions = {}): Promise<Page> => {
      const { url, db, visits } = running();
      const { page } = await visits.start({ ...options, url, db });
      await page.goto(path);
      return page;
    },
  };
}
