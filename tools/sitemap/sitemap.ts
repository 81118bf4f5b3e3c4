import { englishUrl } from '#src/components/page/canonical-path.ts';
import { LANGUAGES } from '#src/i18n/languages.ts';
import { PUBLIC_PAGES, type DetailsPageType } from '#src/public-pages.ts';
import { DETAILS_PAGES, PAGE_LANGUAGES } from '../prerender/site.ts';
import type { SiteContent } from './content.ts';
import { element, xmlDocument } from './xml.ts';

/** The limits of the protocol: addresses and (a little less than) bytes of a file, and pictures of an address. */
const LIMITS = { urls: 50_000, bytes: 50_000_000 };
const MAX_PICTURES = 1000;
const NAMESPACE = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' };

type Entry = {
  /** The path of the page. */
  path: string;
  /** ISO 8601, '' if it is not known. */
  changed: string;
  isInEnglish: boolean;
  pictures?: string[];
};

/**
 * The sitemap of the public site: the fixed pages and every product, news item and position that visitors
 * can see now, each in the languages that it is in.
 * @returns files by name: `sitemap.xml`, which is an index of the others where the addresses do not fit into one
 */
export function sitemap({ origin, records }: SiteContent, limits = LIMITS): Record<string, string> {
  const newest = (types: DetailsPageType[]) =>
    types.flatMap((type) => (records[type] ?? []).map(({ changed }) => changed)).reduce(later, '');
  const built = DETAILS_PAGES.filter(({ type }) => records[type] !== undefined);
  const pages = PUBLIC_PAGES.filter((page) => 'title' in page && !('noIndex' in page)).map(
    ({ path, texts }) => {
      // The home page shows all types, a list the one whose texts it has.
      const shown = path === '/home' ? built : built.filter((page) => page.texts[0] === texts[0]);
      return { path, changed: newest(shown.map(({ type }) => type)) };
    },
  );
  const entries: Entry[] = [
    ...pages.map((page) => ({ ...page, isInEnglish: true })),
    ...built.flatMap(({ type }) => records[type] ?? []),
  ];
  let part: string[] = [];
  let bytes = 0;
  const parts = [part];
  for (const url of entries.flatMap((entry) => elementsOf(entry, origin))) {
    const size = Buffer.byteLength(`${url}\n`);
    if (part.length === limits.urls || bytes + size > limits.bytes) {
      part = [];
      bytes = 0;
      parts.push(part);
    }
    part.push(url);
    bytes += size;
  }
  const namespaces = {
    ...NAMESPACE,
    'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
    'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
  };
  const nameOf = (at: number) => (parts.length === 1 ? 'sitemap.xml' : `sitemap-${at + 1}.xml`);
  const files = parts.map((urls, at) => [
    nameOf(at),
    xmlDocument(element('urlset', namespaces, urls)),
  ]);
  const index = files.map(([name]) =>
    element('sitemap', {}, [element('loc', {}, `${origin}/${name}`)]),
  );
  return {
    'sitemap.xml': xmlDocument(element('sitemapindex', NAMESPACE, index)),
    ...Object.fromEntries(files),
  };
}

/** One element per language, each with the addresses in all languages, as search engines require. */
function elementsOf(
  { path, changed, isInEnglish, pictures = [] }: Entry,
  origin: string,
): string[] {
  const addresses = { cn: origin + path, en: origin + englishUrl(path) };
  const alternates = [
    ...PAGE_LANGUAGES.map((language) => [LANGUAGES[language].htmlLang, addresses[language]]),
    ['x-default', addresses.cn],
  ].map(([hreflang = '', href = '']) =>
    element('xhtml:link', { rel: 'alternate', hreflang, href }),
  );
  const languages = PAGE_LANGUAGES.filter((language) => language === 'cn' || isInEnglish);
  return languages.map((language) =>
    element('url', {}, [
      element('loc', {}, addresses[language]),
      ...(changed === '' ? [] : [element('lastmod', {}, changed)]),
      ...(isInEnglish ? alternates : []),
      ...pictures
        .slice(0, MAX_PICTURES)
        .map((picture) => element('image:image', {}, [element('image:loc', {}, picture)])),
    ]),
  );
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}
