import type { TFunction } from 'i18next';
import { knownWord } from '#src/lib/text/known-word.ts';
import { ROLES } from './roles.ts';

/** Localised role name; unknown roles keep the server's name, and a missing one is named as such. */
export function roleText(t: TFunction<'user'>, role: string): string {
  const known = knownWord(ROLES, role);
  return known ? t(`role.${known}`) : role || t('role.none');
}
