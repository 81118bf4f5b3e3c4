import { describe, expect, it } from 'vitest';
import { inLooks } from '#tests/support/looks.ts';
import { PAGES } from '#tests/support/pages.ts';
import { serveForTests } from './support/app.ts';
import { coveredControls } from './support/covered-controls.ts';

const app = serveForTests();

const WIDTHS = [360, 1280];

/** The other content types have the lists and forms of these. */
const COVERING =
  /^\/backstage\/(?:overview|site\/(?:advertisement|company|enquiry)|column|content\/(?:products|industry-news)\/|system)/;

/** Each page at one of the widths; in `npm run test:all` every page at both. */
const LOOKS = inLooks(
  PAGES.flatMap((page) => WIDTHS.map((width) => ({ ...page, width }))),
  ({ path }, index) =>
    (Math.floor(index / 2) + index) % 2 === 0 &&
    !path.endsWith('/new') &&
    (!path.startsWith('/backstage') || COVERING.test(path)),
);

describe('a pointer reaches every control', () => {
  it.each(LOOKS)('of $path at $width px', async ({ path, as, width }) => {
    const page = await app.visitPage(path, {
      ...(as && { as }),
      width,
      profile: { reducedMotion: 'reduce' },
    });
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await coveredControls(page)).toEqual([]);
  });

  it.each([360, 768, 1280, 1920])('of the carousel at %i px', async (width) => {
    const page = await app.visitPage('/home', { width, profile: { reducedMotion: 'reduce' } });
    const carousel = page.getByRole('main').getByRole('region').first();
    await carousel.getByRole('button', { name: '转到第 3 张' }).click();
    await carousel.getByRole('group', { name: '第 3 张，共 5 张' }).waitFor();
    await carousel.getByRole('button', { name: '继续轮播' }).click();
    await carousel.getByRole('button', { name: '暂停轮播' }).click();
    if (width >= 600) {
      await carousel.getByRole('button', { name: '下一张' }).click();
      await carousel.getByRole('button', { name: '上一张' }).click();
    }
    await carousel.getByRole('group', { name: '第 3 张，共 5 张' }).waitFor();
    await carousel.getByRole('link', { name: '客户故事' }).click();
    await expect.poll(() => page.url()).toMatch(/\/news\?categoryId=1$/);
  });
});
