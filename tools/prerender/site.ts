import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#src/i18n/languages.ts';

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

/** What stands before the ending of a file's name in each language. */
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

/** The types whose records have a public details page; cases are news of one category. */
export const RECORD_TYPES = ['product', 'news', 'case', 'job'] as const;
export type RecordType = (typeof RECORD_TYPES)[number];

/** Those that a build has. */
export function builtTypes(folder: string): RecordType[] {
  return RECORD_TYPES.filter((type) => existsSync(join(folder, type)));
}
