import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { inLooks } from '#tests/support/looks.ts';
import { LOOKED_AT } from '#tests/support/pages.ts';
import { serveForTests } from './support/app.ts';
import { cutTexts } from './support/cut-texts.ts';
import { overflowOf } from './support/overflow.ts';

const app = serveForTests();

/** How the office looks to somebody who reads English in it: farthest from the usual look. */
const CORNER = {
  scheme: 'dark',
  settings: { direction: 'rtl', contrast: 'hight' },
} as const;

/** In `npm test` every other page in English. */
const READ = LOOKED_AT.flatMap((page, index) =>
  inLooks(
    (['cn', 'en'] as const).map((language) => ({
      ...page,
      language,
      look: page.as && language === 'en' ? CORNER : {},
    })),
    (_one, place) => place === index % 2,
  ),
);

const LISTS = READ.filter(({ path }) => /^\/backstage\/.*\/list$/.test(path));

/** In px: small laptops, and a usual window. */
const DESKTOPS = [1024, 1280, 1440];

/** Polled, because layout takes several steps. */
async function expectWhole(page: Page): Promise<void> {
  await expect.poll(() => overflowOf(page)).toBe(0);
  await expect.poll(() => cutTexts(page)).toEqual([]);
}

/** The size of text that the browser has by default, in px. */
async function setDefaultSize(page: Page, standard: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
}

async function open({ path, as, language, look }: (typeof READ)[number]): Promise<Page> {
  const page = await app.visitPage(path, {
    ...(as && { as }),
    language,
    ...look,
    profile: { reducedMotion: 'reduce' },
  });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

describe('text of twice the size, and the smallest phone', () => {
  it.each(READ)('$path in $language: nothing sticks out, and nothing is cut', async (read) => {
    const page = await open(read);
    await setDefaultSize(page, 32);
    await expectWhole(page);
    await setDefaultSize(page, 16);
    await page.setViewportSize({ width: 320, height: 800 });
    await expectWhole(page);
  });
});

describe('lists of the office on desktops', () => {
  it.each(LISTS)(
    '$path in $language: no word is cut, and a name has room, also with text of 150 %',
    async (read) => {
      const page = await open(read);
      const names = page.locator('.picture-title > .texts');
      for (const size of ['100%', '150%']) {
        await page.evaluate((value) => {
          document.documentElement.style.fontSize = value;
        }, size);
        for (const width of DESKTOPS) {
          await page.setViewportSize({ width, height: 800 });
          await expectWhole(page);
          const narrowest = () =>
            names.evaluateAll((all) => Math.min(150, ...all.map((one) => one.clientWidth)));
          // The grid takes the new width a moment after the window.
          await expect.poll(narrowest, { message: `${size} of ${width} px` }).toBe(150);
        }
      }
    },
  );
});
