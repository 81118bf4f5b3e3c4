import type { TFunction } from 'i18next';
import { knownWord } from '#src/lib/text/known-word.ts';
import { FILE_KINDS, FILE_LANGUAGES } from '../schema.ts';

/** Localised kind of a file; the server's word where it is unknown. */
export function kindText(t: TFunction<'product'>, kind: string): string {
  const known = knownWord(FILE_KINDS, kind);
  return known ? t(`download.kind.${known}`) : kind;
}

/** Localised language of a file; the server's word where it is unknown. */
export function languageText(t: TFunction<'product'>, language: string): string {
  const known = knownWord(FILE_LANGUAGES, language);
  return known ? t(`download.language.${known}`) : language;
}
