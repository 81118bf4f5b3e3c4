import type { AxeResults } from 'axe-core';
// A third of the other file's size, in each page that is looked at.
import source from 'axe-core/axe.min.js?raw';
import type { Page } from 'playwright-core';
import { describeViolations } from '#tests/support/describe-violations.ts';

/** A and AA of WCAG 2.2; the last one brings `target-size`. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** @throws Error that lists what axe finds on the page as it stands, sizes and contrast included. */
export function expectNoAxeViolations(page: Page): Promise<void> {
  return expectNothing(page, TAGS);
}

/** As `expectNoAxeViolations`, for a part of a page that is the same but for its colours. */
export function expectNoContrastViolations(page: Page, part: string): Promise<void> {
  return expectNothing(page, ['color-contrast', 'link-in-text-block'], part);
}

async function expectNothing(page: Page, runOnly: string[], part = 'html'): Promise<void> {
  await page.evaluate(standStill);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  // It describes what passed as well, unless it is told not to, which takes longer than looking.
  const options = JSON.stringify({ runOnly, resultTypes: ['violations'], preload: false });
  const { violations } = await page.evaluate<AxeResults>(`axe.run('${part}', ${options})`);
  if (violations.length > 0) throw new Error(`${page.url()}\n${describeViolations(violations)}`);
}

/** Colours on their way from one to another have no contrast to speak of. Runs in the page. */
async function standStill(): Promise<void> {
  const moving = () =>
    document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      );
  // One that ends may start another, in what inherits from it.
  while (moving().length > 0) {
    await Promise.allSettled(moving().map(({ finished }) => finished));
  }
}
