import type { TFunction } from 'i18next';
import { knownWord } from '#src/lib/text/known-word.ts';
import { ANNOUNCEMENT_TYPES } from './schema.ts';

/** Localised kind of announcement; an unknown kind is shown as the server sent it. */
export function announcementTypeText(t: TFunction<'home'>, type: string): string {
  const known = knownWord(ANNOUNCEMENT_TYPES, type);
  return known ? t(`notice.type.${known}`) : type;
}
