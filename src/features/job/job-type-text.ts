import type { TFunction } from 'i18next';
import { knownWord } from '#src/lib/text/known-word.ts';
import { JOB_TYPES } from './schema.ts';

/** Localised kind of employment; an unknown one keeps the server's word. */
export function jobTypeText(t: TFunction<'job'>, type: string): string {
  const known = knownWord(JOB_TYPES, type);
  return known ? t(`type.${known}`) : type;
}
