import type { Page } from 'playwright-core';

/**
 * Returns by how many px the page is wider than the window; poll it, because layout takes several
 * steps.
 */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
