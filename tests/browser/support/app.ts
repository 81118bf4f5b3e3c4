import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import type { Database, DatabaseOptions } from '#src/mocks/database.ts';
import { startHttpMock } from '#src/mocks/http.ts';
import { serveApp } from '#tests/support/serve-app.ts';
import { openPage } from './open-page.ts';
import type { PageOptions } from './open-page.ts';

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
  let opened: Awaited<ReturnType<typeof openPage>>[] = [];

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
    const problems = opened.flatMap((page) => page.problems);
    await Promise.all(opened.map(({ context }) => context.close()));
    opened = [];
    await running().db.reset();
    expect(problems).toEqual([]);
  });

  afterAll(async () => {
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
  };
}
