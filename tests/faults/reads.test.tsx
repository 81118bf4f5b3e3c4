import { configure, fireEvent, screen, waitFor } from '@testing-library/dom';
import { hashKey, onlineManager } from '@tanstack/react-query';
import { t } from 'i18next';
import process from 'node:process';
import { afterAll, afterEach, expect, it } from 'vitest';
import { endAllPages } from '#src/admin/tabs/open-pages.ts';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { hastenRetries, passTimeout } from './clock.ts';
import type { Fault, Outcome } from './fault-table.ts';
import { createMatrix, faultsOf, ROW_TIMEOUT } from './matrix.ts';
import { inEnglish, type Screen, SCREENS } from './screens.ts';
import { buttonIn, shows, signInOver, textOf } from './support.ts';

// Every screen is tested with every fault of its read call. One mounted app serves all faults of a
// screen: it leaves the page, clears the cache, returns while the call fails, and retries.

type App = Awaited<ReturnType<typeof renderApp>>;

const ELSEWHERE = { admin: '/backstage/nowhere/else', visitor: '/auth/jwt-local/sign-in' };

const matrix = createMatrix('Reading');
hastenRetries();
// Printing the whole page in every error message would take longer than the test.
configure({ getElementError: (message) => new Error(message ?? '') });
afterEach(() => onlineManager.setOnline(true));
afterAll(() => void process.stdout.write(`\n${matrix.print()}\n`));

it.each(SCREENS.map((page, row) => ({ page, row, title: `${page.rows}: ${page.name}` })))(
  '$title: a failure is shown, and can be retried',
  async ({ page: inChinese, row }) => {
    const language = inChinese.language ?? (row % 2 === 0 ? 'cn' : 'en');
    const page = language === 'en' && !inChinese.as ? inEnglish(inChinese) : inChinese;
    const as = page.as && { as: page.as };
    const app = await renderApp(elsewhere(page), { language, ...as });
    await waitFor(() => expect(document.querySelector('main')?.textContent).toBeTruthy());
    await waitFor(() => expect(app.queryClient.isFetching()).toBe(0));
    const around = activeIn(app);
    const broken: Error[] = [];
    for (const fault of faultsOf(row, 1, (one) => fits(one, page))) {
      try {
        await forget(app, page, around);
        await meet(app, page, fault);
        matrix.note(page.name, fault, '✓');
      } catch (error) {
        matrix.note(page.name, fault, '✗');
        broken.push(new Error(`${fault.name}: ${String(error).slice(0, 600)}`, { cause: error }));
      }
      mock.db.faults.clear();
      mock.db.faults.release();
      onlineManager.setOnline(true);
    }
    expect(broken.map(({ message }) => message)).toEqual([]);
  },
  ROW_TIMEOUT,
);

function fits(fault: Fault, page: Screen): boolean {
  return fault.read !== 'late' || page.other !== undefined;
}

const elsewhere = ({ as }: Screen) => ELSEWHERE[as ?? 'visitor'];

/** What the layouts show of the company; a page that shows it as well reads it again. */
const COMPANY = ['contract', 'in-force'];

/** The keys of the queries that the current page uses. */
const activeIn = ({ queryClient }: App) =>
  queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    .map(({ queryHash }) => queryHash)
    .filter((hash) => hash !== hashKey(COMPANY))
    .toSorted();

/** Leaves the screen and removes it and its data from the caches. */
async function forget(app: App, page: Screen, around: string[]): Promise<void> {
  await app.router.navigate(elsewhere(page));
  await waitFor(() => expect(activeIn(app)).toEqual(around));
  // Not before the page is hidden: a page that is ended in sight begins anew, and is cached when it is left.
  endAllPages();
  app.queryClient.removeQueries({ type: 'inactive' });
  app.queryClient.removeQueries({ queryKey: COMPANY });
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('last-good ')) localStorage.removeItem(key);
  }
}

async function meet(app: App, page: Screen, fault: Fault): Promise<void> {
  const { router, db } = app;
  const before = db.requests.of(page.call).length;
  if (fault.name === 'offline') onlineManager.setOnline(false);
  const times = fault.read === 'late' ? { times: 1 } : {};
  db.faults.set(page.call, fault.words, times);
  await router.navigate(page.path);
  await waitFor(() => expect(db.requests.of(page.call).length).toBeGreaterThan(before));
  if (fault.words === 'hang') await passTimeouts(app, page, fault);

  await OUTCOMES[outcomeOf(page, fault)]({ app, page, fault });
}

/** Parts of a page that start their requests later have timeouts of their own. */
const passTimeouts = ({ queryClient }: App, page: Screen, fault: Fault) =>
  waitFor(() => {
    passTimeout();
    expect(queryClient.isFetching()).toBe(0);
    if (!page.quiet) for (const text of fault.said(page.call)) expect(textOf(page)).toContain(text);
  });

type Visit = { app: App; page: Screen; fault: Fault };

/** Checks what the user sees for each outcome, and the recovery. */
const OUTCOMES: Record<Outcome | 'quiet', (visit: Visit) => Promise<void>> = {
  says: async ({ page, fault }) => {
    await says(page, fault);
    mock.db.faults.clear();
    fireEvent.click(buttonIn(page, t('action.retry')));
    await stands(page);
  },
  heals: async ({ page, fault }) => {
    await says(page, fault);
    mock.db.faults.clear();
    onlineManager.setOnline(true);
    await stands(page);
  },
  'signs in': async ({ page }) => {
    await signInOver();
    await stands(page);
  },
  gone: ({ page }) => shows(page, page.gone?.() ?? ''),
  nothing: ({ page }) => shows(page, page.nothing?.() ?? ''),
  quiet: async ({ app }) => {
    await waitFor(() => expect(app.queryClient.isFetching()).toBe(0));
    expect(document.body.textContent).not.toBe('');
    expect(screen.queryByRole('alert')).toBeNull();
  },
  waits: async ({ page }) => {
    expect(textOf(page)).not.toContain(page.well);
    mock.db.faults.release();
    mock.db.faults.clear();
    await stands(page);
  },
  late: async ({ app, page }) => {
    const second = { ...page, ...page.other };
    await app.router.navigate(second.path);
    await stands(second);
    mock.db.faults.release();
    await waitFor(() => expect(app.queryClient.isFetching()).toBe(0));
    expect(textOf(second)).toContain(second.well);
    expect(textOf(second)).not.toContain(page.well);
  },
  stands: ({ page }) => stands(page),
};

/** Maps a fault to the outcome on this screen; not every screen shows a single record. */
function outcomeOf(page: Screen, { name, read }: Fault): Outcome | 'quiet' {
  if (read === 'stands' || read === 'waits' || read === 'late') return read;
  if (read === 'signs in' && page.as) return read;
  if (page.quiet?.() === '') return 'quiet';
  if (read === 'signs in') return 'says';
  if (name === 'data:null' && page.gone) return 'gone';
  // If a page searches the whole list for its record, a 404 is about the list, not about the record.
  if (read === 'gone' && (!page.gone || page.call.endsWith('/all'))) return 'says';
  if (read === 'nothing' && !page.nothing) return 'quiet';
  return read;
}

async function says(page: Screen, fault: Fault): Promise<void> {
  for (const text of page.quiet ? [page.quiet()] : fault.said(page.call)) await shows(page, text);
}

const stands = (page: Screen) => shows(page, page.well);
