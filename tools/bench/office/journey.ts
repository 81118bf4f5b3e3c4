import type { Browser, Locator, Page } from 'playwright-core';
import { openPage } from '#tools/browser/open-page.ts';
import type { PageOptions } from '#tools/browser/open-page.ts';
import { timeKey, timePress } from './stopwatch.ts';
import type { Timed } from './stopwatch.ts';

export const STEPS = ['menu', 'nextPage', 'sort', 'filter', 'form'] as const;
export type Step = (typeof STEPS)[number];
export type Journey = Record<Step, Timed>;

/** What differs between the product and the baseline page. */
export type Site = Omit<Parameters<typeof openPage>[1], keyof PageOptions> & {
  /** A list of another content type, opened first so that the grid's code is already loaded. */
  start: string;
  as?: string;
  /** The menu items of the news list and of the list at the start. */
  menu: string;
  back: string;
  /** The selector of the control that opens a row's form. */
  edit: string;
};

export const SLOWED = 4;
const SIZE = 20;
const VIEWPORT = { width: 1280, height: 800 };

export async function openSite(browser: Browser, { url, db, as, start }: Site) {
  const opened = await openPage(browser, { url, db, ...VIEWPORT, ...(as && { as }) });
  const { page, context } = opened;
  context.setDefaultTimeout(60_000);
  await page.goto(start);
  await rowsOf(page).first().waitFor();
  await page.waitForLoadState('networkidle');
  return opened;
}

/**
 * Goes from another list to the news list, uses it and opens a form; each step is the first of its kind
 * in this visit.
 */
export async function measureJourney(browser: Browser, site: Site): Promise<Journey> {
  const { page, context } = await openSite(browser, site);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const full = { count: SIZE, field: '' };
  const journey = {
    menu: await timePress(page, page.locator(site.menu), full),
    nextPage: await timePress(page, nextButton(page), full),
    sort: await timePress(page, page.locator('[role=columnheader][data-field=views]'), full),
    filter: await timeKey(page, page.locator('input[type=search]'), '2', { count: 0, field: '' }),
    form: await timePress(page, rowsOf(page).first().locator(site.edit), {
      count: 0,
      field: 'input[name=title]',
    }),
  };
  await context.close();
  return journey;
}

function rowsOf(page: Page): Locator {
  return page.locator('[role=row][data-id]');
}

function nextButton(page: Page): Locator {
  return page.locator('.MuiTablePagination-actions button').last();
}
