import type { Page } from 'playwright-core';

/** By how much the page is wider than the window, in px: 0 where nothing scrolls sideways. Poll it: pages find their width in steps. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
