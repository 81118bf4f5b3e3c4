import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { Database } from '#src/mocks/database.ts';
import { issueToken } from '#src/mocks/tokens.ts';
import { SESSION_KEY } from '#src/session/session-storage.ts';
import type { Language } from '#src/i18n/languages.ts';
import { watchPage } from './watch-page.ts';

export type PageOptions = {
  /** Signed in as this user, `admin` for one. */
  as?: string;
  language?: Language;
  width?: number;
  height?: number;
  scheme?: 'light' | 'dark';
  /** What else the profile says of its person: reduced motion, forced colours, a phone's touch. */
  profile?: BrowserContextOptions;
};

type Site = { url: string; db: Database };

const LOCALES = { cn: 'zh-CN', en: 'en-GB' };

/** A page in a browser profile of its own, and what went wrong in it so far. */
export async function openPage(
  browser: Browser,
  {
    url,
    db,
    as,
    width = 1280,
    height = 800,
    language = 'cn',
    scheme = 'light',
    profile,
  }: PageOptions & Site,
): Promise<{ page: Page; context: BrowserContext; problems: string[] }> {
  const stored: { name: string; value: string }[] = [{ name: 'theme-mode', value: scheme }];
  if (as !== undefined) {
    const token = tokenOf(db, as);
    stored.push({ name: SESSION_KEY, value: JSON.stringify({ token, bearer: token }) });
  }
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height },
    locale: LOCALES[language],
    timezoneId: 'Asia/Shanghai',
    storageState: { cookies: [], origins: [{ origin: url, localStorage: stored }] },
    ...profile,
  });
  context.setDefaultTimeout(15_000);
  const problems = watchPage(context, url);
  return { page: await context.newPage(), context, problems };
}

/** What the API server gives this user on signing in. */
function tokenOf(db: Database, username: string): string {
  const user = db.users.all().find((row) => row.username === username);
  if (!user) throw new Error(`No user ${username}`);
  return issueToken(db, user);
}
