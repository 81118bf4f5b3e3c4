import type { TFunction } from 'i18next';
import { knownWord } from '#src/lib/text/known-word.ts';
import { JOB_TYPES } from './schema.ts';

/** Localised type of employment; an unknown type is shown as the server sent it. */
export function jobTypeText(t: TFunction<'job'>, type: string): string {
  const known = knownWord(JOB_TYPES, type);
  return known ? t(`type.${known}`) : type;
}
