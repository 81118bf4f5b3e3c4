import { englishUrl } from '#src/components/page/canonical-path.ts';
import { type Language, LANGUAGES } from '#src/i18n/languages.ts';
import { SUFFIXES } from '../prerender/site.ts';
import type { ListedRecord, SiteContent } from './content.ts';
import { siteName, type Texts } from './texts.ts';
import { element, xmlDocument } from './xml.ts';

/** The most entries, because feed readers load the whole file again and again. */
const MAX_ENTRIES = 30;

export const FEED_TYPE = 'application/atom+xml';

export function feedName(language: Language): string {
  return `feed${SUFFIXES[language]}.xml`;
}

/** The news as an Atom feed (RFC 4287) in a language. */
export function feed(content: SiteContent, language: Language, t: Texts): string {
  const { origin, records } = content;
  const addressOf = (path: string) => origin + (language === 'en' ? englishUrl(path) : path);
  const self = `${origin}/${feedName(language)}`;
  const page = addressOf('/news');
  // An entry must have a time.
  const news = [...(records.news ?? []), ...(records.case ?? [])]
    .filter(({ changed }) => changed !== '')
    .toSorted((one, other) => other.published.localeCompare(one.published))
    .slice(0, MAX_ENTRIES);
  const times = news.map(({ changed }) => changed).toSorted();
  const name = siteName(content, t);
  return xmlDocument(
    element(
      'feed',
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': LANGUAGES[language].htmlLang },
      [
        element('id', {}, self),
        element('title', {}, `${t('news:list.title')} - ${name}`),
        element('subtitle', {}, t('news:list.description')),
        element('updated', {}, times.at(-1) ?? new Date(0).toISOString()),
        element('link', { rel: 'self', type: FEED_TYPE, href: self }),
        element('link', { rel: 'alternate', type: 'text/html', href: page }),
        element('author', {}, [element('name', {}, name)]),
        ...news.map((item) => entry(item, addressOf(item.path))),
      ],
    ),
  );
}

function entry({ title, summary, author, categoryName, ...times }: ListedRecord, page: string) {
  return element('entry', {}, [
    // The address of the page: it stays the same as long as the record does.
    element('id', {}, page),
    element('title', {}, title),
    element('link', { rel: 'alternate', type: 'text/html', href: page }),
    ...(times.published === '' ? [] : [element('published', {}, times.published)]),
    element('updated', {}, times.changed),
    ...(author === '' ? [] : [element('author', {}, [element('name', {}, author)])]),
    ...(categoryName === '' ? [] : [element('category', { term: categoryName })]),
    ...(summary === '' ? [] : [element('summary', {}, summary)]),
  ]);
}
