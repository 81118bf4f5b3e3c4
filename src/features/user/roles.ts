import type { TFunction } from 'i18next';
import { knownWord } from '#src/lib/text/known-word.ts';

/** Roles known to this app; a server may have others. */
export const ROLES = ['admin', 'editor'] as const;

export const ADMIN = 'admin';

/** Default role of a new account. */
export const LEAST_ROLE = 'editor';

/**
 * Localised role name. An unknown role is shown under the server's name; a missing one has a text of its own.
 */
export function roleText(t: TFunction<'user'>, role: string): string {
  const known = knownWord(ROLES, role);
  return known ? t(`role.${known}`) : role || t('role.none');
}
