import createEmotionServer from '@emotion/server/create-instance';
import { dehydrate } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import type { BackendModule } from 'i18next';
import { JSDOM } from 'jsdom';
import { renderToString } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { createMemoryRouter } from 'react-router';
import { connectClient } from '#src/api/client.ts';
import { App } from '#src/app/app.tsx';
import { firstPage } from '#src/app/first-page.ts';
import { createQueryClient } from '#src/app/query-client.ts';
import { createRoutes } from '#src/app/router.tsx';
import { ltrCache } from '#src/app/settings/emotion-cache.ts';
import { StructuredDataList } from '#src/components/structured-data/structured-data.tsx';
import { TEXT_OPTIONS } from '#src/i18n/i18n.ts';
import type { Language } from '#src/i18n/languages.ts';
import { pinTime } from '#src/lib/clock.ts';
import { giveSanitizerWindow } from '#src/lib/purify.ts';
import { setSiteOrigin } from '#src/lib/site-origin.ts';

// Runs in Node, by way of Vite (`open-renderer.ts`): the same components as in the browser.

export type RenderedPage = {
  /** What stands in the app's root. */
  html: string;
  /** Title, meta and link elements, which React writes before the content. */
  head: string;
  /** Emotion's rules as `<style>` elements. */
  styles: string;
  /** The queries' answers, for `hydrate`. */
  data: unknown;
  /** JSON-LD blocks. */
  structuredData: string[];
  /** Names of the texts that were read. */
  namespaces: string[];
  /** Milliseconds since 1970 that the page was drawn with. */
  time: number;
};

type Options = {
  /** Origin of the server that answers /api. */
  api: string;
  /** Origin under which visitors open the site. */
  origin: string;
  /** Reads `/locales/{language}/{namespace}.json`. */
  readTexts: (language: string, namespace: string) => Promise<Record<string, unknown>>;
};

/** Prepares rendering; call it once. */
export async function prepare({ api, origin, readTexts }: Options): Promise<void> {
  connectClient({ accessToken: () => null, onUnauthorized: () => {}, host: api });
  setSiteOrigin(origin);
  giveSanitizerWindow(new JSDOM().window);
  const backend: BackendModule = {
    type: 'backend',
    init: () => {},
    read: readTexts,
  };
  await i18next.use(backend).use(initReactI18next).init(TEXT_OPTIONS);
  // Emotion then keeps the rules' texts, instead of writing them between the elements.
  ltrCache.compat = true;
}

/**
 * Draws the page at a path with the data that the server gives now. One page at a time: language, time and
 * styles are the module's own.
 */
export async function renderPage(path: string, language: Language): Promise<RenderedPage> {
  // What the pages before this one have left.
  i18next.options.ns = ['common'];
  for (const kept of [ltrCache.inserted, ltrCache.registered]) {
    for (const name of Object.keys(kept)) delete kept[name];
  }
  await i18next.changeLanguage(language);
  const time = Date.now();
  pinTime(time);
  const router = createMemoryRouter(createRoutes(), { initialEntries: [path] });
  await firstPage(router);
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
  draw();
  // An answer may show what asks for more.
  while (await fetchMissing(queryClient)) draw();
  const drawn = draw();
  router.dispose();
  const [, head = '', html = ''] = HEAD.exec(drawn) ?? [];
  const emotion = createEmotionServer(ltrCache);
  // All rules, not only those of the classes in the page: the browser would write the others during hydration.
  const classes = Object.keys(ltrCache.inserted).map((name) => `${ltrCache.key}-${name}`);
  return {
    html,
    head,
    styles: emotion.constructStyleTagsFromChunks(
      emotion.extractCriticalToChunks(classes.join(' ')),
    ),
    data: dehydrate(queryClient),
    structuredData,
    namespaces: [i18next.options.ns].flat(),
    time,
  };
}

/** What React hoists stands first. */
const HEAD = /^((?:<title[^>]*>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)*)(.*)$/s;

/**
 * Fetches what the page has asked for and not got. A call that fails is left to the browser.
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

/** The cache's type does not know the observers' options, of which this is one. */
function isOff(options: object): boolean {
  return 'enabled' in options && options.enabled === false;
}
