import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Settings } from '#src/settings/schema.ts';
import { allLooks } from '#tests/support/looks.ts';
import { press } from './support/actions.ts';
import { serveForTests } from './support/app.ts';

const app = serveForTests();

type Look = { width: 360 | 768 | 1280; direction: Settings['direction'] };
type Place = { path: string; as?: string; navLayout?: Settings['navLayout']; usual: Look };

/** Each layout, and each kind of head that has something to press. */
const PLACES: Place[] = [
  { path: '/news/details?id=10', usual: { width: 360, direction: 'ltr' } },
  { path: '/product/details?id=6', usual: { width: 768, direction: 'ltr' } },
  { path: '/job/details?id=1', usual: { width: 1280, direction: 'ltr' } },
  { path: '/product', usual: { width: 360, direction: 'rtl' } },
  { path: '/coming-soon', usual: { width: 768, direction: 'rtl' } },
  { path: '/auth/jwt-local/sign-in', usual: { width: 1280, direction: 'rtl' } },
  ...(['list', '1/edit'] as const).flatMap((page) => {
    const place = { path: `/backstage/content/products/${page}`, as: 'admin' };
    return [
      { ...place, usual: { width: 360, direction: 'ltr' } },
      { ...place, usual: { width: 768, direction: 'rtl' } },
      { ...place, usual: { width: 1280, direction: 'ltr' } },
      { ...place, usual: { width: 1280, direction: 'rtl' }, navLayout: 'horizontal' },
    ] satisfies Place[];
  }),
  ...['overview', 'site/friendly-link/list', 'column/photo-management/upload', 'calendar'].map(
    (page): Place => ({
      path: `/backstage/${page}`,
      as: 'admin',
      usual: { width: 1280, direction: 'ltr' },
    }),
  ),
  {
    path: '/backstage/system/user/list',
    as: 'admin',
    navLayout: 'mini',
    usual: { width: 1280, direction: 'ltr' },
  },
];

const EVERY = ([360, 768, 1280] as const).flatMap((width) =>
  (['ltr', 'rtl'] as const).map((direction) => ({ width, direction })),
);

/** Each place in its usual look, in `npm run test:all` in all. */
const LOOKS = PLACES.flatMap(({ usual, ...place }) =>
  (allLooks ? EVERY : [usual]).map((look) => ({
    navLayout: 'vertical' as const,
    ...place,
    ...look,
  })),
);

/** Changes the language from English, which a toast of one line tells on every page. */
async function sayOneLine(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Open menu' });
  const isInMenu = await menu.isVisible();
  if (isInMenu) await menu.click();
  await press(isInMenu ? page.getByRole('dialog') : page.getByRole('banner'), '中文');
  if (isInMenu) await page.keyboard.press('Escape');
  await page.getByText('语言已更改！').hover();
}

type Measured = {
  edge: number;
  below: number;
  width: number;
  isClosedInside: boolean;
  covered: string[];
};

/** Runs in the page: where the toast stands, in px, what it covers, and whether its × is inside it. */
function measureToast(): Measured {
  const rectOf = (element: Element | undefined | null) =>
    element?.getBoundingClientRect() ?? new DOMRect();
  const toast = rectOf(document.querySelector('[data-sonner-toast]'));
  const close = rectOf(document.querySelector('[data-sonner-toast] [data-close-button]'));
  const bars = [...document.querySelectorAll('header, header ~ :not(main)')].filter(
    (bar) => bar.matches('header') || getComputedStyle(bar).position === 'sticky',
  );
  const isMirrored = document.documentElement.dir === 'rtl';
  const covered = [...document.querySelectorAll('main :is(a[href], button, input, [role=button])')]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const isBeside = right <= toast.left || left >= toast.right;
      return !isBeside && bottom > toast.top && top < toast.bottom;
    });
  return {
    edge: isMirrored ? toast.left : document.documentElement.clientWidth - toast.right,
    below: toast.top - Math.max(...bars.map((bar) => rectOf(bar).bottom)),
    width: toast.width,
    isClosedInside:
      close.width > 0 &&
      close.left >= toast.left &&
      close.right <= toast.right &&
      close.top >= toast.top &&
      close.bottom <= toast.bottom,
    covered: covered.map(({ outerHTML }) => outerHTML),
  };
}

describe('L1: a toast stands 16 px from header and edge, has its × inside, and covers nothing that can be pressed', () => {
  it.each(LOOKS)('$path at $width px, $direction, menu $navLayout', async (look) => {
    const { path, as, width, direction, navLayout } = look;
    const page = await app.visitPage(path, {
      width,
      language: 'en',
      ...(as !== undefined && { as }),
      settings: { direction, navLayout },
    });
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await sayOneLine(page);
    const place = { edge: 16, below: 16, width: 300, isClosedInside: true, covered: [] };
    await expect.poll(() => page.evaluate(measureToast)).toEqual(place);
  });
});
