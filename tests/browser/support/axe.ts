import type { AxeResults } from 'axe-core';
// The minified file is a third of the size, and every tested page loads it.
import source from 'axe-core/axe.min.js?raw';
import type { Page } from 'playwright-core';
import { describeViolations } from '#tests/support/describe-violations.ts';

/** WCAG 2.2 levels A and AA; the last tag adds `target-size`. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** @throws Error that lists the violations axe finds on the page, target size and contrast included */
export function expectNoAxeViolations(page: Page): Promise<void> {
  return expectNothing(page, TAGS);
}

/** Checks contrast only, for a part of a page of which only the colours have changed. */
export function expectNoContrastViolations(page: Page, part: string): Promise<void> {
  return expectNothing(page, ['color-contrast', 'link-in-text-block'], part);
}

async function expectNothing(page: Page, runOnly: string[], part = 'html'): Promise<void> {
  await page.evaluate(standStill);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  // Without `resultTypes` axe also describes what passed, which takes longer than the check.
  const options = JSON.stringify({ runOnly, resultTypes: ['violations'], preload: false });
  const { violations } = await page.evaluate<AxeResults>(`axe.run('${part}', ${options})`);
  if (violations.length > 0) throw new Error(`${page.url()}\n${describeViolations(violations)}`);
}

/** Waits for colour transitions, because contrast is undefined during them. Runs in the page. */
async function standStill(): Promise<void> {
  const moving = () =>
    document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      );
  // The end of one transition can start another in elements that inherit from it.
  while (moving().length > 0) {
    await Promise.allSettled(moving().map(({ finished }) => finished));
  }
}
