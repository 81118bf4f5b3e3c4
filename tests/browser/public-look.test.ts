import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { presets } from '#src/theme/shades.ts';
import { serveForTests } from './support/app.ts';

const app = serveForTests();
const STILL = { reducedMotion: 'reduce' } as const;

/** Runs in the page: the left and right edges, in px, of what each container of header, page and footer holds. */
function containerEdges() {
  const containers = document.querySelectorAll(
    ':is(header, main) .MuiContainer-root, footer > .MuiContainer-root',
  );
  return [...containers].map((container) => {
    const { left, right } = container.getBoundingClientRect();
    const { paddingLeft, paddingRight } = getComputedStyle(container);
    return `${left + Number.parseFloat(paddingLeft)} to ${right - Number.parseFloat(paddingRight)}`;
  });
}

/** The left edge of the first and the right edge of the last of some elements, in px. */
async function outerEdges(page: Page, selector: string) {
  await page.locator(selector).first().waitFor();
  const boxes = await page.locator(selector).evaluateAll((all) =>
    all.map((one) => {
      const { left, right } = one.getBoundingClientRect();
      return { left, right };
    }),
  );
  const left = Math.round(Math.min(...boxes.map((box) => box.left)));
  const right = Math.round(Math.max(...boxes.map((box) => box.right)));
  return `${left} to ${right}`;
}

/** What the pages show beside their containers. */
const BLOCKS: Record<string, readonly string[]> = {
  '/home': ['section[aria-roledescription] > :last-child button'],
  '/product': [],
  '/product/details?id=1': [],
  '/news/details?id=1': [],
  '/aboutus': ['#intro :is(p, img)', '#honors li', '#service [aria-hidden], #service li'],
};

const openWhole = async (path: string, width: number) => {
  const page = await app.visitPage(path, { width, profile: STILL });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  return page;
};

describe.each([
  [1280, '64 to 1216'],
  [1920, '264 to 1656'],
])('at %i px', (width, edges) => {
  it.each(Object.entries(BLOCKS))(
    'all of %s begins and ends at the same two edges',
    async (path, blocks) => {
      const page = await openWhole(path, width);
      const found = await page.evaluate(containerEdges);
      for (const block of blocks) found.push(await outerEdges(page, block));
      expect([...new Set(found)]).toEqual([edges]);
    },
  );

  it('the menu’s panel is as wide as the page, and the QR codes as the map above them', async () => {
    const page = await openWhole('/aboutus', width);
    const map = await outerEdges(page, '#contact a:has(svg)');
    expect(await outerEdges(page, '#contact figure')).toBe(map);
    await page.getByRole('navigation', { name: '主导航' }).getByText('产品中心').hover();
    expect(await outerEdges(page, '[data-panel]')).toBe(edges);
  });
});

/** The colours of preset 5, which no page shows by itself; red of errors is another one. */
const CHOSEN = [presets.preset5.light, presets.preset5.main, presets.preset5.dark].map((hex) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', '),
);

/** Runs in the page: focuses every control; returns those that show one of the colours, or a square focus ring. */
function wrongLooks(channels: string[]) {
  const wrong: string[] = [];
  const has = (text: string) => channels.some((each) => text.includes(each));
  const nameOf = (element: Element) =>
    `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.slice(0, 20)}`;
  for (const element of document.querySelectorAll('body *')) {
    const { color, backgroundColor, borderColor, boxShadow, fill, textDecorationColor } =
      getComputedStyle(element);
    const colors = [color, backgroundColor, borderColor, boxShadow, fill, textDecorationColor];
    if (has(colors.join(' '))) wrong.push(`${nameOf(element)} is coloured`);
  }
  // The browser alone draws checkboxes, square.
  const controls = 'a[href], button, summary, input:not([type="checkbox"])';
  for (const control of document.querySelectorAll<HTMLElement>(controls)) {
    control.focus();
    if (document.activeElement !== control) continue;
    for (const part of ['', '::after']) {
      const { outlineStyle, outlineColor, borderRadius } = getComputedStyle(control, part || null);
      if (outlineStyle === 'none') continue;
      if (has(outlineColor)) wrong.push(`${nameOf(control)} has a coloured ring`);
      if (Number.parseFloat(borderRadius) === 0) wrong.push(`${nameOf(control)} has a square ring`);
    }
  }
  return [...new Set(wrong)];
}

describe('the colour that somebody has chosen for the back office', () => {
  const LOOKS = [
    { path: '/home', scheme: 'light', contrast: 'default' },
    { path: '/case', scheme: 'dark', contrast: 'default' },
    { path: '/aboutus', scheme: 'light', contrast: 'hight' },
    { path: '/search?q=传感器', scheme: 'dark', contrast: 'hight' },
    { path: '/news/details?id=1', scheme: 'light', contrast: 'default' },
    { path: '/product', scheme: 'light', contrast: 'default' },
    { path: '/error/404', scheme: 'light', contrast: 'default' },
  ] as const;

  it.each(LOOKS)(
    'is nowhere on $path in $scheme, and focus rings are round',
    async ({ path, scheme, contrast }) => {
      const settings = { primaryColor: 'preset5', contrast } as const;
      const page = await app.visitPage(path, { scheme, settings, profile: STILL });
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
      await page.keyboard.press('Tab');
      expect(await page.evaluate(wrongLooks, CHOSEN)).toEqual([]);
    },
  );
});
