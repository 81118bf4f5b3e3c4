import type { TFunction } from 'i18next';
import { ROLES } from './roles.ts';

/** Localised role name; unknown roles keep the server's name. */
export function roleText(t: TFunction<'user'>, role: string): string {
  const knownRole = ROLES.find((one) => one === role);
  return knownRole ? t(`role.${knownRole}`) : role;
}
