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
 * Puts the program into the page: hydrates what was prerendered, or draws anew where nothing was or where
 * it is another reader's.
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
  // All calls in the task of the first effects would keep the page from answering.
  const defaults = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({
    ...defaults,
    queries: { ...defaults.queries, refetchOnMount: false },
  });
  // A task of its own: hydration begins with it.
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
  /** Called with the first effects: only then do all parts of the page answer a press. */
  onReady: () => void;
  children: ReactNode;
};

function Hydrated({ onReady, children }: HydratedProps) {
  useLayoutEffect(() => {
    // From here on React answers presses: one that is remembered as well would be answered twice.
    delete document.documentElement.dataset.prerendered;
  }, []);
  useEffect(onReady, [onReady]);
  return children;
}

/** The answers that the file was drawn with. Takes them out of the page, which needs them no more. */
function takePrerenderedData(): DehydratedState | undefined {
  const script = document.querySelector('#prerendered-data');
  script?.remove();
  const data: unknown = JSON.parse(script?.textContent ?? 'null');
  return isDehydrated(data) ? data : undefined;
}

function isDehydrated(data: unknown): data is DehydratedState {
  return isRecord(data) && Array.isArray(data.queries) && Array.isArray(data.mutations);
}

/** Reads again what the file may have old answers of, each in a task of its own. */
async function refetchStale(queryClient: QueryClient): Promise<void> {
  for (const query of queryClient.getQueryCache().findAll({ type: 'active', stale: true })) {
    await pause();
    // A failure is kept by the query, and shown from there.
    query.fetch().catch(() => undefined);
  }
}

/** What the file says of another reader's page. The program says its own. */
function removePrerendered(root: HTMLElement): void {
  root.replaceChildren();
  document.querySelector('#prerendered-data')?.remove();
  delete document.documentElement.dataset.prerendered;
  for (const element of document.head.querySelectorAll('[data-prerendered]')) element.remove();
}

/** Does what was pressed before the program was there (`src/boot/remember-presses.ts`). */
function repeatPress(): void {
  const pressed = document.querySelector('[data-pressed]');
  pressed?.removeAttribute('data-pressed');
  if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
  else if (pressed instanceof HTMLElement) pressed.click();
}
