import { describe, expect, it } from 'vitest';
import { allLooks, inLooks } from '#tests/support/looks.ts';
import { LOOKED_AT } from '#tests/support/pages.ts';
import { serveForTests } from './support/app.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { expectNothingMoved } from './support/layout-shift.ts';
import { overflowOf } from './support/overflow.ts';
import { expectWholePage, inSchemes } from './support/whole-page.ts';

const app = serveForTests();
const STILL = { reducedMotion: 'reduce' } as const;

const VISITED = LOOKED_AT.filter(({ as }) => !as);

/** One page of each layout. */
const LAYOUTS = new Set(['/home', '/coming-soon', '/error/404', '/auth/jwt-local/sign-in']);
const IN_THE_CORNER = inLooks(VISITED, ({ path }) => LAYOUTS.has(path));

describe('a page opened by its address', () => {
  it.each(inSchemes(VISITED))(
    'R15: $path opens after a full load, $scheme, axe finds nothing, and the console stays empty',
    async ({ path, scheme }) => {
      const page = await app.visitPage(path, { scheme, profile: STILL });
      await expectWholePage(page, path);
    },
  );

  // All at once: whatever the page above is not.
  it.each(IN_THE_CORNER)(
    'S2, S9, I4: $path in English, right to left, dark, with high contrast: nothing moves or sticks out, and axe finds nothing',
    async ({ path }) => {
      const page = await app.visitPage(path, {
        width: 320,
        language: 'en',
        scheme: 'dark',
        settings: { contrast: 'hight', direction: 'rtl' },
        profile: STILL,
      });
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
      await expectNothingMoved(page);
      await expect.poll(() => overflowOf(page)).toBe(0);
      expect(await page.evaluate(() => [document.dir, document.documentElement.lang])).toEqual([
        'rtl',
        'en',
      ]);
      await expectNoAxeViolations(page);
    },
  );

  it.runIf(allLooks)('R5: an unknown one shows the 404 page', async () => {
    const page = await app.visitPage('/no/such/page', { profile: STILL });
    await page.getByRole('heading', { name: '页面不存在' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/no/such/page');
  });

  it('R4: the content of /coming-soon is 448 px wide', async () => {
    const page = await app.visitPage('/coming-soon', { profile: STILL });
    const box = await page.getByRole('main').boundingBox();
    expect(box?.width).toBeLessThanOrEqual(448);
  });

  it('does not turn a string into markup, under the security policy of the example hosts', async () => {
    const page = await app.visitPage('/home', { profile: STILL });
    await page.getByRole('contentinfo').waitFor();
    const isWritten = await page.evaluate(() => {
      const box = document.createElement('div');
      try {
        box.innerHTML = '<b>bold</b>';
      } catch {
        return false;
      }
      return box.childElementCount > 0;
    });
    expect(isWritten).toBe(false);
  });
});
