import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '#src/lib/records/is-record.ts';
import type { Language } from '#src/i18n/languages.ts';
import type { PublicPage } from '#src/public-pages.ts';

/** The places of a page's title in its first file of texts; the page's own before its list's. */
const TITLES = ['meta.title', 'title', 'list.title'];

/** The title of a page while nothing is read, as the page itself says it. @throws Error where its texts have none */
export function titleOf({ path, texts }: PublicPage, language: Language): string {
  const names = [`${path.split('/').at(-1)}.title`, ...TITLES];
  const title = names.map((name) => textAt(texts[0], name, language)).find(Boolean);
  if (title === undefined) throw new Error(`The texts of ${path} have no title`);
  return title;
}

/**
 * Puts the titles into a page's HTML file that the program says later: the page's in Chinese, and as attributes, for
 * `first-paint.js`, its title in English, and those of the back office where a host may answer with this file.
 * @param page null for the file of all other addresses
 * @param ownName the configured name of the site; '' for none
 */
export function withTitles(html: string, page: PublicPage | null, ownName: string): string {
  return html.replace(/<title data-first>([^<]*)<\/title>/, (_tag, name: string) => {
    const english = ownName === '' ? textAt('common', 'app.name', 'en') : name;
    const names = { cn: name, en: english };
    const full = (title: string, language: Language) => `${title} - ${names[language]}`;
    const admin = (language: Language) =>
      full(textAt('common', 'app.admin', language), language).replaceAll('"', '&quot;');
    const attributes = [
      `data-page-en="${(page ? full(titleOf(page, 'en'), 'en') : english).replaceAll('"', '&quot;')}"`,
      ...(page === null || page.path === '/'
        ? [`data-admin-cn="${admin('cn')}"`, `data-admin-en="${admin('en')}"`]
        : []),
    ];
    const title = page ? full(titleOf(page, 'cn'), 'cn') : name;
    return `<title data-first ${attributes.join(' ')}>${title}</title>`;
  });
}

/** A text by its file and key; '' where there is none. */
function textAt(file: string, key: string, language: Language): string {
  const path = join(import.meta.dirname, '../../public/locales', language, `${file}.json`);
  let found: unknown = JSON.parse(readFileSync(path, 'utf8'));
  for (const part of key.split('.')) found = isRecord(found) ? found[part] : undefined;
  return typeof found === 'string' ? found : '';
}
