import { describe, expect, it } from 'vitest';
import { PAGES } from '#tests/support/pages.ts';
import { serveForTests } from './support/app.ts';
import { expectWholePage } from './support/whole-page.ts';

const app = serveForTests();

describe('a page opened by its address', () => {
  it.each(PAGES.filter(({ as }) => !as))(
    'R15: $path stands after a full load, axe finds nothing, and the console stays empty',
    async ({ path }) => {
      const page = await app.visitPage(path, { profile: { reducedMotion: 'reduce' } });
      await expectWholePage(page, path);
    },
  );

  it('R1: / leads home', async () => {
    const page = await app.openPage('/');
    await page.waitForURL('**/home');
    expect(await page.getByRole('contentinfo').count()).toBe(1);
  });

  it('R5: an unknown one shows the 404 page', async () => {
    const page = await app.openPage('/no/such/page');
    await page.getByRole('heading', { name: '页面不存在' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/no/such/page');
  });

  it('R4: /coming-soon is 448 px wide inside', async () => {
    const page = await app.openPage('/coming-soon');
    const box = await page.getByRole('main').boundingBox();
    expect(box?.width).toBeLessThanOrEqual(448);
  });

  it('lets no string become markup, under the policy that hosts are told to send', async () => {
    const page = await app.openPage('/home');
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
