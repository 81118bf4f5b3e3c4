import {
  defaultShouldDehydrateQuery,
  dehydrate,
  type DehydratedState,
  type Query,
  type QueryClient,
} from '@tanstack/react-query';
import i18next, { type BackendModule } from 'i18next';
import { JSDOM } from 'jsdom';
import { renderToString } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { createMemoryRouter } from 'react-router';
import { absentLists } from '#src/api/client/absent-lists.ts';
import { connectClient } from '#src/api/client/client.ts';
import { App } from '#src/app/app.tsx';
import { routerReady } from '#src/app/router-ready.ts';
import { createQueryClient } from '#src/app/query-client.ts';
import { createRoutes } from '#src/app/router.tsx';
import { ltrCache } from '#src/app/settings/emotion-cache.ts';
import { StructuredDataList } from '#src/components/structured-data/structured-data.tsx';
import { TEXT_OPTIONS } from '#src/i18n/i18n.ts';
import type { Language } from '#src/i18n/languages.ts';
import { pinTime, serverTime } from '#src/lib/time/clock.ts';
import { setSanitizerWindow } from '#src/lib/html/purify.ts';
import { setSiteOrigin } from '#src/lib/links/site-origin.ts';

/** The calls for lists that the server was found not to have. */
export const absentCalls = (): string[] => [...absentLists.getState()];

export { readShownRecords } from './shown-records.ts';

// Runs in Node through Vite (`open-renderer.ts`), with the same components as in the browser.

export type RenderedPage = {
  /** The content of the root element. */
  html: string;
  /** Title, meta and link elements, which React writes before the content. */
  head: string;
  /** Emotion's styles as `<style>` elements. */
  styles: string;
  /** The dehydrated queries. */
  data: DehydratedState;
  /** False if a query has failed, which is left to the browser. */
  isComplete: boolean;
  /** JSON-LD blocks. */
  structuredData: string[];
  /** The i18next namespaces that the page used. */
  namespaces: string[];
  /** The fixed current time of the render, in milliseconds since 1970. */
  time: number;
};

type Options = {
  api: string;
  origin: string;
  /** Reads `/locales/{language}/{namespace}.json`. */
  readTexts: (language: string, namespace: string) => Promise<Record<string, unknown>>;
};

/** Prepares rendering; must be called once. */
export async function prepare({ api, origin, readTexts }: Options): Promise<void> {
  connectClient({ accessToken: () => null, onUnauthorized: () => {}, host: api });
  setSiteOrigin(origin);
  setSanitizerWindow(new JSDOM().window);
  const backend: BackendModule = {
    type: 'backend',
    init: () => {},
    read: readTexts,
  };
  await i18next.use(backend).use(initReactI18next).init(TEXT_OPTIONS);
  // With `compat`, Emotion keeps the rules' text instead of writing styles between the elements.
  ltrCache.compat = true;
}

/**
 * Renders the page at a path with the server's current data. Render one page at a time: language, time
 * and styles are global state.
 */
export async function renderPage(path: string, language: Language): Promise<RenderedPage> {
  // Removes what the previous page left behind.
  i18next.options.ns = ['common'];
  for (const cached of [ltrCache.inserted, ltrCache.registered]) {
    for (const name of Object.keys(cached)) delete cached[name];
  }
  await i18next.changeLanguage(language);
  const time = serverTime();
  pinTime(time);
  const router = createMemoryRouter(createRoutes(), { initialEntries: [path] });
  await routerReady(router);
  const [error] = Object.values(router.state.errors ?? {});
  if (error !== undefined) throw error;
  const queryClient = createQueryClient();
  const structuredData: string[] = [];
  const draw = () => {
    structuredData.length = 0;
    return renderToString(
      <StructuredDataList value={structuredData}>
        <App router={router} queryClient={queryClient} />
      </StructuredDataList>,
    );
  };
  let drawn = draw();
  // A component that renders after one response may start the next query.
  while (await fetchMissing(queryClient)) drawn = draw();
  router.dispose();
  const [, head = '', html = ''] = HEAD.exec(drawn) ?? [];
  return {
    html,
    head,
    styles: styleTags(),
    data: dehydrate(queryClient, { shouldDehydrateQuery: isShown }),
    isComplete: queryClient
      .getQueryCache()
      .getAll()
      .every(({ state }) => state.status !== 'error'),
    structuredData,
    namespaces: [i18next.options.ns].flat(),
    time,
  };
}

/** Whether the page needs the data of a query. Whole lists are left out: other queries have what pages show of them. */
function isShown(query: Query): boolean {
  return defaultShouldDehydrateQuery(query) && query.queryKey[1] !== 'whole';
}

/**
 * Emotion's styles: an element for each global one, and one for the rules of all classes, also of those that the page
 * does not show, because the browser would insert them during hydration.
 */
function styleTags(): string {
  const { key, inserted, registered } = ltrCache;
  const names: string[] = [];
  let rules = '';
  let tags = '';
  for (const [name, css] of Object.entries(inserted)) {
    if (registered[`${key}-${name}`]) {
      names.push(name);
      rules += css;
    } else {
      // Emotion moves styles without `data-s` to the end of the head.
      tags += `<style data-s data-emotion="${key}-global ${name}">${css}</style>`;
    }
  }
  return `${tags}<style data-s data-adopt="${names.join(' ')}">${rules}</style>`;
}

/** React writes hoisted elements before the content. */
const HEAD = /^((?:<title[^>]*>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)*)(.*)$/s;

/**
 * Fetches the pending queries of the page. A failed query is left to the browser.
 * @returns whether anything was fetched
 */
async function fetchMissing(queryClient: QueryClient): Promise<boolean> {
  const missing = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state, options }) => state.status === 'pending' && !isOff(options));
  await Promise.allSettled(missing.map((query) => query.fetch()));
  return missing.length > 0;
}

/** The type of a cached query's options lacks `enabled`. */
function isOff(options: object): boolean {
  return 'enabled' in options && options.enabled === false;
}
