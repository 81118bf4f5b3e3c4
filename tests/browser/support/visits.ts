import type { Browser } from 'playwright-core';
import {
  leave,
  type Opened,
  type PageOptions,
  printPages,
  resetPage,
  type Site,
} from '#tools/browser/open-page.ts';
import { openTab, usualProfile } from './open-tab.ts';

/** Tabs that are used again by later tests, one per kind of profile: they keep their caches and compiled code. */
export type Visits = {
  /** An empty tab of a new visitor. */
  start: (options: PageOptions & Site) => Promise<Opened>;
  /** Leaves all pages and returns their errors and warnings. After a failed test it prints and closes the tabs. */
  end: (hasFailed: boolean) => Promise<string[]>;
};

/** @param prepare called with each new tab, before its first page */
export function createVisits(browser: Browser, prepare?: (tab: Opened) => Promise<void>): Visits {
  const tabs = new Map<string, Opened>();
  return {
    start: async (options) => {
      const profile = usualProfile(options.profile);
      const kind = JSON.stringify([options.url, options.language, profile]);
      const earlier = tabs.get(kind);
      if (earlier) {
        await resetPage(earlier, options);
        return earlier;
      }
      const opened = await openTab(browser, options);
      await prepare?.(opened);
      tabs.set(kind, opened);
      return opened;
    },
    end: async (hasFailed) => {
      const all = [...tabs.values()];
      if (hasFailed) await Promise.all(all.map(printPages));
      await Promise.all(all.map(leave));
      const problems = all.flatMap((tab) => tab.problems.splice(0));
      // A failed test may have left state behind in these tabs.
      if (hasFailed) {
        await Promise.all(all.map(({ context }) => context.close()));
        tabs.clear();
      }
      return problems;
    },
  };
}
