import {
  type DehydratedState,
  hydrate,
  type Query,
  type QueryClient,
  replaceEqualDeep,
} from '@tanstack/react-query';
import { type ReactNode, startTransition, useEffect, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { DataRouter } from 'react-router';
import { currentLanguage } from '#src/i18n/i18n.ts';
import { correctClock, pinTime } from '#src/lib/time/clock.ts';
import { isRecord } from '#src/lib/records/is-record.ts';
import { pause } from '#src/lib/time/pause.ts';
import { DEFAULT_SETTINGS } from '#src/settings/schema.ts';
import { App } from './app.tsx';
import { appTheme } from './settings/app-theme.ts';
import { watchRemovals } from './watch-removals.ts';

/**
 * Renders the app: hydrates the prerendered page, or renders from scratch when there is none or when it
 * does not fit this user (`data-prerendered` is "off").
 */
export async function startApp(
  root: HTMLElement,
  router: DataRouter,
  queryClient: QueryClient,
): Promise<void> {
  const page = document.documentElement;
  const { prerendered = 'off', time } = page.dataset;
  const stage = { isOnScreen: false };
  const app = (onReady: () => void) => (
    <Started
      onReady={() => {
        stage.isOnScreen = true;
        onReady();
      }}
    >
      <App router={router} queryClient={queryClient} />
    </Started>
  );
  // On one of these events `src/boot` reloads the page or shows a notice: only the notice, if the page has already been
  // used.
  const fail = (error: unknown) => {
    dispatchEvent(new Event(stage.isOnScreen ? 'no-program' : 'program-failed'));
    reportError(error);
  };
  if (prerendered === 'off') {
    removePrerendered(root);
    createRoot(root, { onUncaughtError: fail }).render(app(() => {}));
    return;
  }
  const data = consumePrerenderedData();
  if (data) hydrate(queryClient, data);
  // Refetching all queries in the task of the first effects would block input: `refetchStale` refetches them one by
  // one.
  const defaults = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({
    ...defaults,
    queries: { ...defaults.queries, refetchOnMount: false },
  });
  // Creates the memoized theme in a separate task, so that the hydration task is shorter.
  appTheme({ ...DEFAULT_SETTINGS, locale: currentLanguage() });
  await pause();
  pinTime(Number(time));
  const onReady = () => {
    queryClient.setDefaultOptions(defaults);
    repeatPress();
    // The first answer also corrects the clock; until then the time in the file is nearer to the server's than this
    // computer's.
    void refetchStale(queryClient).finally(() => {
      correctClock(Number(time) - Date.now(), Infinity);
      pinTime(undefined);
    });
  };
  // React empties the page when an error reaches the root. The removed content is put back, because it can be read and
  // its links work.
  const restoreContent = watchRemovals(root, document.head);
  const onUncaughtError = (error: unknown) => {
    restoreContent();
    page.dataset.prerendered = prerendered;
    fail(error);
  };
  startTransition(() => {
    hydrateRoot(root, app(onReady), { onUncaughtError });
  });
}

type StartedProps = {
  /** Called with the first effects: only then do all parts of the page react to a click. */
  onReady: () => void;
  children: ReactNode;
};

function Started({ onReady, children }: StartedProps) {
  useLayoutEffect(() => {
    // From here React handles clicks, and a click that is also remembered would be handled twice.
    delete document.documentElement.dataset.prerendered;
  }, []);
  useEffect(onReady, [onReady]);
  return children;
}

/** Returns the query data the page was prerendered with, and removes its script, which is used only once. */
function consumePrerenderedData(): DehydratedState | undefined {
  const script = document.querySelector('#prerendered-data');
  script?.remove();
  const data: unknown = JSON.parse(script?.textContent ?? 'null');
  return isDehydrated(data) ? data : undefined;
}

function isDehydrated(data: unknown): data is DehydratedState {
  return isRecord(data) && Array.isArray(data.queries) && Array.isArray(data.mutations);
}

/**
 * Refetches prerendered data that may be outdated, each query in a separate task.
 * @returns resolves with the first answer or failure, at once where nothing is outdated
 */
async function refetchStale(queryClient: QueryClient): Promise<void> {
  const fetches: Promise<unknown>[] = [];
  const queries = queryClient.getQueryCache().findAll({ type: 'active' });
  // With a slow clock, data of the file have a time in the future, and would never be stale.
  const isOutdated = (query: Query) => query.isStale() || query.state.dataUpdatedAt > Date.now();
  for (const query of queries.filter(isOutdated)) {
    await pause();
    // The query stores the error, and the page shows it from there.
    const fetch = query.fetch({ ...query.options, structuralSharing });
    fetches.push(fetch.catch(() => undefined));
  }
  if (fetches.length > 0) await Promise.race(fetches);
}

/** Data of the file that have not changed stay the same objects, so that nothing is rendered again. */
function structuralSharing(old: unknown, now: unknown): unknown {
  return complete(old, now) ? old : replaceEqualDeep(old, now);
}

/**
 * Adds to data of the file, in place, the fields that the file leaves out.
 * @returns whether they are then the same as the data of the server
 */
function complete(old: unknown, now: unknown): boolean {
  if (Array.isArray(old) && Array.isArray(now)) {
    return old.length === now.length && old.every((one, index) => complete(one, now[index]));
  }
  if (!isRecord(old) || !isRecord(now)) return Object.is(old, now);
  return Object.entries({ ...old, ...now }).every(([name, value]) => {
    if (!(name in old)) old[name] = value;
    return name in now && complete(old[name], value);
  });
}

/** Removes a prerendered page, its data and its head elements; the app renders its own. */
function removePrerendered(root: HTMLElement): void {
  root.replaceChildren();
  document.querySelector('#prerendered-data')?.remove();
  delete document.documentElement.dataset.prerendered;
  for (const element of document.head.querySelectorAll('[data-prerendered]')) element.remove();
}

/** Repeats the last click or submit from before hydration (`src/boot/remember-presses.ts`). */
function repeatPress(): void {
  const pressed = document.querySelector('[data-pressed]');
  pressed?.removeAttribute('data-pressed');
  // Safari has `requestSubmit` from version 16 on.
  if (pressed instanceof HTMLFormElement) {
    if (pressed.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))) {
      pressed.submit();
    }
  } else if (pressed instanceof HTMLElement) pressed.click();
}
