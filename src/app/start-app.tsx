import { hydrate } from '@tanstack/react-query';
import type { DehydratedState, QueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { DataRouter } from 'react-router';
import { currentLanguage } from '#src/i18n/i18n.ts';
import { pinTime } from '#src/lib/clock.ts';
import { isRecord } from '#src/lib/is-record.ts';
import { pause } from '#src/lib/pause.ts';
import { DEFAULT_SETTINGS } from '#src/settings/schema.ts';
import { App } from './app.tsx';
import { appTheme } from './settings/app-theme.ts';

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
  const app = <App router={router} queryClient={queryClient} />;
  if (prerendered === 'off') {
    removePrerendered(root);
    createRoot(root).render(app);
    return;
  }
  const data = takePrerenderedData();
  if (data) hydrate(queryClient, data);
  // Refetching every query in the task of the first effects would block input: `refetchStale` spreads it.
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
    pinTime(undefined);
    queryClient.setDefaultOptions(defaults);
    repeatPress();
    void refetchStale(queryClient);
  };
  startTransition(() => {
    hydrateRoot(root, <Hydrated onReady={onReady}>{app}</Hydrated>);
  });
}

type HydratedProps = {
  /** Called with the first effects: only then all parts of the page react to a click. */
  onReady: () => void;
  children: ReactNode;
};

function Hydrated({ onReady, children }: HydratedProps) {
  useLayoutEffect(() => {
    // From here React handles clicks, and a click that is also remembered would be handled twice.
    delete document.documentElement.dataset.prerendered;
  }, []);
  useEffect(onReady, [onReady]);
  return children;
}

/** Returns the query data the page was prerendered with, and removes its script, which is used only once. */
function takePrerenderedData(): DehydratedState | undefined {
  const script = document.querySelector('#prerendered-data');
  script?.remove();
  const data: unknown = JSON.parse(script?.textContent ?? 'null');
  return isDehydrated(data) ? data : undefined;
}

function isDehydrated(data: unknown): data is DehydratedState {
  return isRecord(data) && Array.isArray(data.queries) && Array.isArray(data.mutations);
}

/** Refetches prerendered data that may be outdated, each query in a separate task. */
async function refetchStale(queryClient: QueryClient): Promise<void> {
  for (const query of queryClient.getQueryCache().findAll({ type: 'active', stale: true })) {
    await pause();
    // The query keeps the error, and the page shows it from there.
    query.fetch().catch(() => undefined);
  }
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
  if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
  else if (pressed instanceof HTMLElement) pressed.click();
}
