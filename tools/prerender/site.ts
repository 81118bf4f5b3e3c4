import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readEnv } from '#src/env.ts';
import type { Language } from '#src/i18n/languages.ts';
import { PUBLIC_PAGES, type PublicPage, type DetailsPageType } from '#src/public-pages.ts';

export type Site = {
  /** The folder of a production build. */
  folder: string;
  /** Origin of the API server. */
  api: string;
  /** Public origin of the site. */
  origin: string;
};

/** The languages of the prerendered files, each in the site's order. */
export const PAGE_LANGUAGES = ['cn', 'en'] as const satisfies Language[];

/** The part of a file name before its extension, in each language. */
export const SUFFIXES: Record<Language, string> = { cn: '', en: '.en' };

/**
 * The end of a page's file name in each language. A host that detects the reader's language can serve the
 * English file; all others serve the Chinese one.
 */
export const ENDINGS: Record<Language, string> = {
  cn: `${SUFFIXES.cn}.html`,
  en: `${SUFFIXES.en}.html`,
};
/** The name of the file that a page without `?id=` has, without its ending. */
export const INDEX = 'index';

/** The file for all addresses without a file of their own. */
export const COMMON_FILE = 'app.html';

/** The public pages of a build with these variables. */
export function builtPages(variables: Record<string, unknown>): PublicPage[] {
  const env = readEnv(variables);
  return PUBLIC_PAGES.filter((page) => !('needs' in page) || Boolean(env[page.needs]));
}

/** The pages of single records. */
export const DETAILS_PAGES = PUBLIC_PAGES.filter((page) => 'type' in page);

/** The types that a build has details pages of. */
export function builtTypes(folder: string): DetailsPageType[] {
  return DETAILS_PAGES.map(({ type }) => type).filter((type) => existsSync(join(folder, type)));
}
