import type { Browser, Locator, Page } from 'playwright-core';
import { openPage } from '#tools/browser/open-page.ts';
import { traceTasks } from '../trace-tasks.ts';
import type { Site } from './sites.ts';
import { ROWS, type Timed, timeKey, timePress } from './stopwatch.ts';

export const STEPS = [
  'menu',
  'menuAgain',
  'nextPage',
  'sort',
  'filter',
  'form',
  'backToList',
  'formAgain',
] as const;
export type Step = (typeof STEPS)[number];
/** `task` is the longest task of the main thread in this step: ms of the processor's time. */
export type Journey = Record<Step, Timed & { task: number }>;

const SLOWED = 4;
const TITLE = 'input[name=title], textarea[name=title]';

export async function openSite(browser: Browser, { url, db, as, start }: Site) {
  // React-admin writes HTML in a way that the product's security policy forbids.
  const profile = { bypassCSP: true };
  const opened = await openPage(browser, { url, db, profile, ...(as && { as }) });
  const { page, context } = opened;
  context.setDefaultTimeout(60_000);
  await page.goto(start);
  await rowsOf(page).first().waitFor();
  await page.waitForLoadState('networkidle');
  return opened;
}

/**
 * Goes from another list to the news list, uses it and opens a form. Steps without `again` in their name are the
 * first of their kind in this visit.
 */
export async function measureJourney(browser: Browser, site: Site): Promise<Journey> {
  const endTrace = await traceTasks(browser, site.url + site.start);
  const { page, context } = await openSite(browser, site);
  const inWindow = await countInWindow(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });

  const press = (selector: string, goal: Partial<Parameters<typeof timePress>[2]> = {}) =>
    timePress(page, shown(page, selector), { least: inWindow, field: '', ...goal });
  const menu = await press(site.menu);
  await press(site.back);
  const menuAgain = await press(site.menu);
  const nextPage = await timePress(page, nextButton(page), { least: inWindow, field: '' });
  const sort = await press('[role=columnheader][data-field=views], th [data-field=views]');
  const search = shown(page, 'input[type=search], input[name=keyword]');
  const filter = await timeKey(page, search, '2', { least: 1, field: '' });
  const left = Math.min(inWindow, await rowsOf(page).count());
  const row = rowsOf(page).first();
  const form = await timePress(page, row.locator(site.edit), { least: 0, field: TITLE });
  const backToList = await press(site.up, { least: left });
  const formAgain = await timePress(page, row.locator(site.edit), { least: 0, field: TITLE });
  await context.close();

  const tasks = await endTrace();
  const withTask = (timed: Timed) => {
    const own = tasks.filter(({ start }) => start >= timed.press && start <= timed.end);
    return { ...timed, task: Math.max(...own.map(({ length }) => length)) };
  };
  return {
    menu: withTask(menu),
    menuAgain: withTask(menuAgain),
    nextPage: withTask(nextPage),
    sort: withTask(sort),
    filter: withTask(filter),
    form: withTask(form),
    backToList: withTask(backToList),
    formAgain: withTask(formAgain),
  };
}

/** The first visible match: cached pages are hidden, not removed. */
function shown(page: Page, selector: string): Locator {
  return page.locator(selector).filter({ visible: true }).first();
}

function rowsOf(page: Page): Locator {
  return page.locator(ROWS).filter({ visible: true });
}

/** Returns the number of rows in the window, whole or in part. */
function countInWindow(page: Page): Promise<number> {
  return rowsOf(page).evaluateAll(
    (rows) => rows.filter((row) => row.getBoundingClientRect().top < window.innerHeight).length,
  );
}

function nextButton(page: Page): Locator {
  const buttons = '.MuiTablePagination-actions button, .MuiPaginationItem-previousNext';
  return page.locator(buttons).filter({ visible: true }).last();
}
