import type { TFunction } from 'i18next';
import { ROLES } from './roles.ts';

/** A role's name; one we do not know is called as the server calls it. */
export function roleText(t: TFunction<'user'>, role: string): string {
  const known = ROLES.find((one) => one === role);
  return known ? t(`role.${known}`) : role;
}
