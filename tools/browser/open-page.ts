import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { Database } from '#src/mocks/database.ts';
import { issueToken } from '#src/mocks/tokens.ts';
import { SESSION_KEY } from '#src/session/session-storage.ts';
import type { Language } from '#src/i18n/languages.ts';
import type { Settings } from '#src/settings/schema.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { watchPage } from './watch-page.ts';

export type PageOptions = {
  /** The username of the session, for example `admin`; signed out by default. */
  as?: string;
  language?: Language;
  width?: number;
  height?: number;
  scheme?: 'light' | 'dark';
  /** Display settings that differ from the defaults. */
  settings?: Partial<Settings>;
  /** Other options of the browser profile: reduced motion, forced colours, touch. */
  profile?: BrowserContextOptions;
};

/** The site's origin, and the data of its API server. */
export type Site = { url: string; db: Database };

/** A page with its browser context; `problems` collects its errors and warnings. */
export type Opened = { page: Page; context: BrowserContext; problems: string[] };

const NOWHERE = '/robots.txt';
const LOCALES = { cn: 'zh-CN', en: 'en-GB' };

/** Opens an empty page in a new browser profile. */
export async function openPage(browser: Browser, options: PageOptions & Site): Promise<Opened> {
  const { url, width = 1280, height = 800, language = 'cn', profile } = options;
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height },
    locale: LOCALES[language],
    timezoneId: 'Asia/Shanghai',
    storageState: { cookies: [], origins: [{ origin: url, localStorage: storedFor(options) }] },
    ...profile,
  });
  context.setDefaultTimeout(30_000);
  const problems = watchPage(context, url);
  return { page: await context.newPage(), context, problems };
}

/** Prints the page's content, to help find out why a test failed. */
export async function printPages({ context }: Opened): Promise<void> {
  for (const page of context.pages()) {
    const text = await page.locator('body').innerText({ timeout: 1000 }).catch(String);
    if (!page.url().endsWith(NOWHERE)) console.info(`${page.url()} shows:\n${text}`);
  }
}

/** Leaves the app for an empty page, so that it makes no more requests, and closes the other tabs of its profile. */
export async function leave({ page, context }: Opened): Promise<void> {
  const others = context.pages().filter((other) => other !== page);
  await Promise.all(others.map((other) => other.close()));
  if (page.url().endsWith(NOWHERE)) return;
  await page.unrouteAll({ behavior: 'wait' });
  page.removeAllListeners('dialog');
  await page.emulateMedia({ media: null });
  await page.goto(NOWHERE);
}

/** Resets a page for the next visitor: clears its storage, but not the caches. */
export async function resetPage(opened: Opened, options: PageOptions & Site): Promise<void> {
  const { page, context } = opened;
  const { url, width = 1280, height = 800 } = options;
  await leave(opened);
  const devtools = await context.newCDPSession(page);
  const storageTypes = 'cookies,local_storage,indexeddb,cache_storage';
  await devtools.send('Storage.clearDataForOrigin', { origin: url, storageTypes });
  await devtools.detach();
  await page.evaluate((stored) => {
    sessionStorage.clear();
    for (const { name, value } of stored) localStorage.setItem(name, value);
  }, storedFor(options));
  await page.setViewportSize({ width, height });
}

/** The localStorage entries of a returning visitor: the colour scheme, settings and session. */
function storedFor({ db, as, scheme = 'light', settings }: PageOptions & Site) {
  const stored: { name: string; value: string }[] = [{ name: 'theme-mode', value: scheme }];
  if (settings) {
    const value = JSON.stringify({ ...settings, version: packageJson.version });
    stored.push({ name: 'app-settings', value });
  }
  if (as !== undefined) {
    const token = tokenOf(db, as);
    stored.push({ name: SESSION_KEY, value: JSON.stringify({ token, bearer: token }) });
  }
  return stored;
}

/** Returns the token that the API server issues to this user. */
function tokenOf(db: Database, username: string): string {
  const user = db.users.all().find((row) => row.username === username);
  if (!user) throw new Error(`No user ${username}`);
  return issueToken(db, user);
}
