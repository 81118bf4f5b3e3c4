import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import type { Database, DatabaseOptions } from '#src/mocks/database.ts';
import { startHttpMock } from '#src/mocks/http.ts';
import { serveApp } from '#tests/support/serve-app.ts';
import { openPage, startAnew } from './open-page.ts';
import type { Opened, PageOptions } from './open-page.ts';

type App = {
  /** The site's origin. */
  url: string;
  /** The API server's memory: to look into, and to plan faults in. */
  db: Database;
  browser: Browser;
};

/**
 * Serves the production build to the tests of one file, with an API server of its own beside it.
 * After each test its pages are closed, its data are as at the start, and it fails where a page
 * wrote errors or warnings to the console or asked another site for something.
 */
export function serveForTests(options: Pick<DatabaseOptions, 'rows'> = {}) {
  let app: App | undefined;
  const stops: (() => Promise<void>)[] = [];
  let opened: Opened[] = [];
  const visits = new Map<string, Opened>();

  const running = () => {
    if (!app) throw new Error('The app runs only inside tests');
    return app;
  };

  beforeAll(async () => {
    const browser = await chromium.connect(inject('chromium'));
    const api = await startHttpMock({ port: 0, ...options });
    const server = await serveApp({ folder: inject('appFolder'), api: api.url });
    stops.push(() => browser.close(), server.close, api.close);
    app = { url: server.url, db: api.db, browser };
  });

  afterEach(async () => {
    const problems = [...opened, ...visits.values()].flatMap((page) => page.problems.splice(0));
    await Promise.all(opened.map(({ context }) => context.close()));
    opened = [];
    await running().db.reset();
    expect(problems).toEqual([]);
  });

  afterAll(async () => {
    await Promise.all([...visits.values()].map(({ context }) => context.close()));
    for (const stop of stops) await stop();
  });

  return {
    get url() {
      return running().url;
    },
    get db() {
      return running().db;
    },
    /** Opens a page of the site in a browser profile of its own. */
    openPage: async (path: string, options: PageOptions = {}): Promise<Page> => {
      const { browser, url, db } = running();
      const one = await openPage(browser, { ...options, url, db });
      opened.push(one);
      await one.page.goto(path);
      return one.page;
    },
    /**
     * Opens a page of the site in the profile and tab that this file's other visits of this kind have
     * used: as a new visitor, but with warm caches, which is much quicker. For tests that leave no
     * scripts, clocks or unsaved work behind.
     */
    visitPage: async (path: string, options: PageOptions = {}): Promise<Page> => {
      const { browser, url, db } = running();
      const kind = JSON.stringify([options.language, options.profile]);
      const visitor = { ...options, url, db };
      const earlier = visits.get(kind);
      if (earlier) await startAnew(earlier, visitor);
      const visit = earlier ?? (await openPage(browser, visitor));
      visits.set(kind, visit);
      await visit.page.goto(path);
      return visit.page;
    },
  };
}
