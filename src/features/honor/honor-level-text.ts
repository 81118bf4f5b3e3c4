import type { TFunction } from 'i18next';
import { knownWord } from '#src/lib/text/known-word.ts';
import { LEVELS } from './schema.ts';

/** Localised level of an honor; an unknown level is shown as the server sent it. */
export function honorLevelText(t: TFunction<'honor'>, level: string): string {
  const known = knownWord(LEVELS, level);
  return known ? t(`level.${known}`) : level;
}
