import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { inLooks } from '#tests/support/looks.ts';
import { LOOKED_AT } from '#tests/support/pages.ts';
import { serveForTests } from './support/app.ts';
import { cutTexts } from './support/cut-texts.ts';
import { overflowOf } from './support/overflow.ts';

const app = serveForTests();

/** In `npm test` every other page in English. */
const READ = LOOKED_AT.flatMap((page, index) =>
  inLooks(
    (['cn', 'en'] as const).map((language) => ({ ...page, language })),
    (_one, place) => place === index % 2,
  ),
);

/** Polled, because layout takes several steps. */
async function expectWhole(page: Page, cutIn: typeof cutTexts): Promise<void> {
  await expect.poll(() => overflowOf(page)).toBe(0);
  await expect.poll(() => cutIn(page)).toEqual([]);
}

describe('text of twice the size, and the smallest phone', () => {
  it.each(READ)(
    '$path in $language: nothing sticks out, and nothing is cut',
    async ({ path, as, language }) => {
      const page = await app.visitPage(path, {
        ...(as && { as }),
        language,
        profile: { reducedMotion: 'reduce' },
      });
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      await expectWhole(page, cutTexts);
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
      await page.setViewportSize({ width: 320, height: 800 });
      await expectWhole(page, cutTexts);
    },
  );
});
