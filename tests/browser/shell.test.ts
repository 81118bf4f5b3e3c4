import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { inLooks } from '#tests/support/looks.ts';
import { follow, press, seeAddress, seeHeading } from './support/actions.ts';
import { serveForTests } from './support/app.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { holdBack } from './support/hold-back.ts';
import { expectNothingMoved } from './support/layout-shift.ts';
import { overflowOf } from './support/overflow.ts';

const app = serveForTests();

const LINKS = '/backstage/site/friendly-link/list';
const NEWS = '/backstage/content/industry-news/list';

type Options = Parameters<typeof app.visitPage>[1] & { path?: string };

/** Opens a page of the back office as an administrator. */
async function openShell({ path = LINKS, ...options }: Options = {}): Promise<Page> {
  const page = await app.visitPage(path, {
    as: 'admin',
    ...options,
    profile: { reducedMotion: 'reduce', ...options.profile },
  });
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

const nav = (page: Page) => page.getByRole('navigation', { name: '主导航' });

/** Waits until the page that was gone to has said its name and taken the focus. */
async function seeArrival(page: Page, path: string, title: string): Promise<void> {
  await seeAddress(page, path);
  await page.locator('output', { hasText: title }).waitFor({ state: 'attached' });
  await page.locator('main:focus').waitFor();
}

/** Where something stands, in px; borders count. */
async function sizeOf(locator: ReturnType<typeof nav>) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('Nothing to measure');
  return box;
}

const endOf = ({ x, width }: { x: number; width: number }) => x + width;

/** Each kind of menu in one direction; in `npm run test:all` in both. */
const LAYOUTS = inLooks(
  (['vertical', 'mini', 'horizontal'] as const).flatMap((navLayout) =>
    (['ltr', 'rtl'] as const).map((direction) => ({ navLayout, direction })),
  ),
  ({ navLayout, direction }) => (navLayout === 'horizontal') === (direction === 'rtl'),
);

describe('sizes', () => {
  it('N4: the menu is 300 px wide, 88 px as mini, and its bar 64 px high', async () => {
    const page = await openShell();
    expect((await sizeOf(nav(page))).width).toBe(300);
    await press(page, '收起导航');
    await expect.poll(async () => (await sizeOf(nav(page))).width).toBe(88);
    const bar = await openShell({ settings: { navLayout: 'horizontal' } });
    expect((await sizeOf(nav(bar))).height).toBe(64);
  });

  it('N4, S2: content is at most 1800 px wide; compact narrows it over 1600 px only', async () => {
    const widthOf = async (width: number, compactLayout: boolean) => {
      const settings = { compactLayout, navLayout: 'horizontal' } as const;
      const page = await openShell({ width, settings });
      return (await sizeOf(page.getByRole('main'))).width;
    };
    expect(await widthOf(2560, false)).toBe(1800);
    expect(await widthOf(2560, true)).toBe(1200);
    expect(await widthOf(1600, true)).toBe(1600);
    expect(await widthOf(1601, true)).toBe(1200);
  });

  it.each([
    ['/home', 900],
    ['/coming-soon', 900],
    ['/auth/jwt-local/sign-in', 900],
    [NEWS, 1200],
  ])('N4, P5: the header of %s is 72 px high, below %i px 64', async (path, wide) => {
    const page = await app.visitPage(path, {
      width: wide,
      ...(path === NEWS && { as: 'admin' }),
    });
    const height = async () => (await sizeOf(page.getByRole('banner'))).height;
    expect(await height()).toBe(72);
    await page.setViewportSize({ width: wide - 1, height: 800 });
    await expect.poll(height).toBe(64);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(height).toBe(64);
  });

  it.each(['cn', 'en'] as const)(
    'N5: at 1280 by 800 px all of the menu is seen, one content type unfolded, in %s',
    async (language) => {
      const page = await openShell({ path: NEWS, language });
      const menu = page.getByRole('navigation').first();
      await menu.getByRole('link', { name: /^(新闻列表|All news)$/ }).waitFor();
      const last = menu.getByRole('link', { name: /^(访问日志|Access log)$/ });
      expect(await last.isVisible()).toBe(true);
      const hidden = await last.evaluate((link) => {
        const scroller = link.closest('nav')?.lastElementChild;
        return scroller ? scroller.scrollHeight - scroller.clientHeight : null;
      });
      expect(hidden).toBe(0);
    },
  );

  it('N6: the menu gives way to a drawer of 288 px below 1200 px', async () => {
    const page = await openShell({ width: 1200 });
    await nav(page).waitFor();
    await page.setViewportSize({ width: 1199, height: 800 });
    await nav(page).waitFor({ state: 'detached' });
    await press(page, '打开导航');
    const drawer = page.getByRole('dialog', { name: '主导航' });
    expect((await sizeOf(drawer)).width).toBe(288);
    await page.setViewportSize({ width: 1200, height: 800 });
    await drawer.waitFor({ state: 'detached' });
    await nav(page).waitFor();
  });

  it.each(LAYOUTS)(
    'nothing is wider than the window, $navLayout and $direction',
    async (settings) => {
      const page = await openShell({ width: 360, settings });
      for (const width of [360, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => overflowOf(page), { message: `${width} px` }).toBe(0);
      }
    },
  );

  it('S9: in rtl the menu stands on the right and opens to the left', async () => {
    const page = await openShell({ settings: { navLayout: 'mini', direction: 'rtl' } });
    const rail = await sizeOf(nav(page));
    expect(endOf(rail)).toBe(1280);
    await nav(page).getByRole('button', { name: '行业新闻' }).hover();
    const link = nav(page).getByRole('link', { name: '新闻列表' });
    await expect.poll(async () => endOf(await sizeOf(link))).toBeLessThan(rail.x);
    expect((await sizeOf(link)).x).toBeGreaterThan(0);
  });
});

it('keeps its layout while it loads, however late the display settings and the rows are read', async () => {
  const page = await app.visitPage('/robots.txt', { as: 'admin' });
  const nextFrame = () =>
    page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  const release = await holdBack(page, '**/assets/boot-*.js');
  const releaseRows = await holdBack(page, '**/api/news/page?*');
  await page.goto(NEWS, { waitUntil: 'commit' });
  await page.locator('.boot').waitFor();
  await nextFrame();
  release();
  await page.getByRole('main').getByRole('status', { name: '加载中…' }).waitFor();
  await nextFrame();
  releaseRows();
  await page.getByRole('row').nth(10).waitFor();
  await expectNothingMoved(page);
});

it('I2: loads the fonts of English texts before they are shown, so that nothing moves', async () => {
  const page = await app.openPage('about:blank', { language: 'en', width: 320 });
  const release = await holdBack(page, '**/assets/program-*');
  await page.goto('/privacy', { waitUntil: 'commit' });
  const loadedFonts = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );
  await expect
    .poll(loadedFonts)
    .toEqual(expect.arrayContaining(['Public Sans Variable', 'Barlow']));
  release();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectNothingMoved(page);
});

/** How far the middles of icon and label are apart in each entry of the mini menu, in px. */
function iconsBesideLabels(menu: Element): number[] {
  return [...menu.querySelectorAll('li > :is(a, button)')].map((entry) => {
    const [icon, label] = [
      entry.querySelector('svg'),
      entry.querySelector('span, .MuiListItemText-root'),
    ];
    const [a, b] = [icon, label].map((part) => part?.getBoundingClientRect() ?? new DOMRect());
    return a && b ? Math.abs(a.x + a.width / 2 - b.x - b.width / 2) : Number.NaN;
  });
}

/** The buttons of the menu's content types that are seen. */
function seenButtons(menu: Element): (string | null)[] {
  return [...menu.querySelectorAll('ul ul :is(a, button)[aria-label]')]
    .filter((button) => button.checkVisibility({ opacityProperty: true }))
    .map((button) => button.ariaLabel);
}

/** Runs in the page: how far the heading is from the tabs above it, in px. */
function gapAboveHeading(): number {
  const tabs = [...document.querySelectorAll('header ~ :not(main)')].find(
    (bar) => getComputedStyle(bar).position === 'sticky',
  );
  const heading = document.querySelector('main h1');
  if (!tabs || !heading) return Number.NaN;
  return heading.getBoundingClientRect().top - tabs.getBoundingClientRect().bottom;
}

describe('the menu’s icons', () => {
  it.each(['cn', 'en'] as const)(
    'N4: in mini, each stands above its label, in %s',
    async (language) => {
      const page = await openShell({ language, settings: { navLayout: 'mini' } });
      const apart = await page.getByRole('navigation').first().evaluate(iconsBesideLabels);
      expect(apart.length).toBeGreaterThan(12);
      expect(Math.max(...apart)).toBeLessThan(1);
    },
  );

  it('N5: those that add and unfold are seen where the mouse, the focus or the open entry is', async () => {
    const page = await openShell();
    const seen = () => nav(page).evaluate(seenButtons);
    await page.getByRole('heading', { level: 1 }).hover();
    await expect.poll(seen).toEqual([]);
    await nav(page).getByRole('link', { name: '行业新闻' }).hover();
    const both = ['发布新闻', '行业新闻的子菜单'];
    await expect.poll(seen).toEqual(both);
    await press(nav(page), '行业新闻的子菜单');
    await page.getByRole('heading', { level: 1 }).hover();
    await expect.poll(seen).toEqual(both);
    await press(nav(page), '行业新闻的子菜单');
    await page.getByRole('heading', { level: 1 }).click();
    await page.getByRole('heading', { level: 1 }).hover();
    await expect.poll(seen).toEqual([]);
    await nav(page).getByRole('link', { name: '产品', exact: true }).focus();
    await expect.poll(seen).toEqual(['新建产品', '产品的子菜单']);
  });

  it('N5: those that add and unfold are all seen where one touches', async () => {
    const page = await openShell({ width: 390, profile: { hasTouch: true, isMobile: true } });
    await press(page, '打开导航');
    const drawer = page.getByRole('dialog', { name: '主导航' });
    await expect.poll(() => drawer.evaluate(seenButtons)).toHaveLength(14);
  });
});

describe('a page’s head', () => {
  it.each([LINKS, '/backstage/overview', '/backstage/calendar', '/backstage/site-check'])(
    'begins 24 px below the tabs, on %s',
    async (path) => {
      const page = await openShell({ path });
      const gap = () => page.evaluate(gapAboveHeading);
      await expect.poll(gap).toBe(24);
    },
  );
});

describe('moving about', () => {
  const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

  it('N3: a navigation starts at the top, Back restores the scroll position', async () => {
    const page = await openShell({ height: 420 });
    await page.getByRole('listitem').last().scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo(0, 300));
    expect(await scrollY(page)).toBe(300);
    await follow(nav(page), '轮播广告');
    await seeHeading(page, '轮播广告');
    await expect.poll(() => scrollY(page)).toBe(0);
    await page.goBack();
    await seeHeading(page, '友情链接');
    await expect.poll(() => scrollY(page)).toBe(300);
  });

  it('P9: far down, a button leads back to the top', async () => {
    const page = await openShell({ height: 420 });
    await page.getByRole('listitem').last().scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await press(page, '回到顶部');
    await expect.poll(() => scrollY(page)).toBe(0);
    await page.getByRole('button', { name: '回到顶部' }).waitFor({ state: 'hidden' });
  });

  it('N3: a newly opened page starts at its top, wherever the one before was scrolled to; a reload keeps its position', async () => {
    const page = await openShell({ height: 420 });
    await page.getByRole('listitem').last().scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo(0, 300));
    await page.goto(NEWS);
    await page.getByRole('row').nth(10).waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    expect(await scrollY(page)).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 300));
    await page.reload();
    await expect.poll(() => scrollY(page)).toBe(300);
  });

  it('N3: the progress bar runs while a page loads', async () => {
    const page = await openShell();
    const release = await holdBack(page, '**/locales/cn/advertisement-rota.json');
    await follow(nav(page), '轮播广告');
    const bar = page.locator('#nprogress .bar');
    await bar.waitFor();
    release();
    await seeHeading(page, '轮播广告');
    await expect.poll(() => bar.count()).toBe(0);
  });

  it('N2, N5: everything is reached by the keyboard alone', async () => {
    const page = await openShell({ settings: { navLayout: 'mini' } });
    const focused = page.locator(':focus');
    await page.keyboard.press('Tab');
    expect(await focused.textContent()).toBe('跳到主要内容');
    await page.keyboard.press('Enter');
    expect(await focused.getAttribute('id')).toBe('content');

    // Into the menu, where the focus opens what flies out.
    await nav(page).getByRole('button', { name: '产品', exact: true }).focus();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    expect(await focused.textContent()).toBe('行业新闻');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    expect(await focused.textContent()).toBe('发布新闻');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await seeArrival(page, NEWS, '行业新闻');

    // From page to page by the search.
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: '搜索内容、页面与命令' }).waitFor();
    await page.keyboard.type('yqlj');
    await page.getByRole('option', { name: '友情链接 站点', exact: true }).waitFor();
    await page.keyboard.press('Enter');
    await seeArrival(page, LINKS, '友情链接');

    // The account, and back to where one was.
    const account = page.getByRole('button', { name: /^账户/ });
    await account.focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: '系统管理员' });
    await drawer.waitFor();
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    await expect.poll(() => focused.textContent()).toMatch(/账户/);
  });
});

describe('search', () => {
  it('N2: its list is 400 px high', async () => {
    const page = await openShell();
    await page.keyboard.press('Meta+k');
    const field = page.getByRole('combobox', { name: '搜索内容、页面与命令' });
    await field.fill('列表');
    const list = page.getByRole('listbox');
    expect((await sizeOf(list)).height).toBe(400);
  });
});

describe('axe finds nothing', () => {
  /** The look that has least in common with that of other tests; in `npm run test:all` all eight. */
  const looks = inLooks(
    (['light', 'dark'] as const).flatMap((scheme) =>
      (['default', 'hight'] as const).flatMap((contrast) =>
        (['apparent', 'integrate'] as const).map((navColor) => ({ scheme, contrast, navColor })),
      ),
    ),
    ({ scheme, contrast, navColor }) =>
      scheme === 'dark' && contrast === 'hight' && navColor === 'integrate',
  );

  it.each(looks)('in $scheme, contrast $contrast, menu $navColor', async (look) => {
    const { scheme, ...settings } = look;
    const page = await openShell({ scheme, settings });
    await nav(page).getByRole('button', { name: '荣誉资质' }).click();
    await nav(page).getByRole('link', { name: '行业新闻' }).hover();
    await expectNoAxeViolations(page);

    await press(page, '收起导航');
    await nav(page).getByRole('button', { name: '行业新闻' }).focus();
    await nav(page).getByRole('link', { name: '新闻列表' }).waitFor();
    await expectNoAxeViolations(page);

    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: '搜索内容、页面与命令' }).fill('xw');
    await page.getByRole('option').first().waitFor();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');

    await press(page, /^账户/);
    const signOut = page.getByRole('button', { name: '退出登录' });
    await signOut.waitFor();
    await expectNoAxeViolations(page);
    expect(await signOut.isVisible()).toBe(true);
  });

  it('in the drawer on a phone', async () => {
    const page = await openShell({ width: 360, profile: { hasTouch: true } });
    await press(page, '打开导航');
    const drawer = page.getByRole('dialog', { name: '主导航' });
    await drawer.waitFor();
    await expectNoAxeViolations(page);
    expect(await drawer.isVisible()).toBe(true);
  });
});
