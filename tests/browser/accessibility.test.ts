import { describe, it } from 'vitest';
import { PAGES } from '#tests/support/pages.ts';
import { serveForTests } from './support/app.ts';
import { expectNoAxeViolations } from './support/axe.ts';

const app = serveForTests();

describe('axe finds nothing', () => {
  it.each(PAGES)('on $path, in light and in dark', async ({ path, as }) => {
    const page = await app.openPage(path, {
      ...(as ? { as } : {}),
      profile: { reducedMotion: 'reduce' },
    });
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    await expectNoAxeViolations(page);
    await page.evaluate(() => document.documentElement.setAttribute('data-color-scheme', 'dark'));
    await expectNoAxeViolations(page);
  });
});
