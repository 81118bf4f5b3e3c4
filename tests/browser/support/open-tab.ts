import type { Browser } from 'playwright-core';
import { type Opened, openPage, type PageOptions, type Site } from '#tools/browser/open-page.ts';
import { allLooks } from '#tests/support/looks.ts';

/**
 * Adds what a profile does not say about motion. In `npm test` that is as little as possible, because
 * animations take a tenth of the processor time; in `npm run test:all` everything moves. A test about motion
 * names the one it needs.
 */
export function usualProfile(profile: PageOptions['profile']): PageOptions['profile'] {
  return { reducedMotion: allLooks ? 'no-preference' : 'reduce', ...profile };
}

/** Opens an empty page in a new browser profile. */
export function openTab(browser: Browser, options: PageOptions & Site): Promise<Opened> {
  return openPage(browser, { ...options, profile: usualProfile(options.profile) });
}
