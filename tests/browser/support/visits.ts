import type { Browser } from 'playwright-core';
import { leave, openPage, printPages, startAnew } from '#tools/browser/open-page.ts';
import type { Opened, PageOptions, Site } from '#tools/browser/open-page.ts';

/** Tabs that are used again by later tests, one per kind of profile: they keep their caches and compiled code. */
export type Visits = {
  /** An empty tab of a new visitor. `prepare` is called once per kind, before the first page. */
  start: (options: PageOptions & Site, prepare?: Prepare) => Promise<Opened>;
  /** Leaves all pages and returns their errors and warnings. After a failed test it prints and closes the tabs. */
  end: (hasFailed: boolean) => Promise<string[]>;
};

type Prepare = (opened: Opened) => Promise<void>;

export function createVisits(browser: Browser): Visits {
  const tabs = new Map<string, Opened>();
  return {
    start: async (options, prepare) => {
      const kind = JSON.stringify([options.url, options.language, options.profile, prepare?.name]);
      const earlier = tabs.get(kind);
      if (earlier) {
        await startAnew(earlier, options);
        return earlier;
      }
      const opened = await openPage(browser, options);
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
