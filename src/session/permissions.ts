import { dialect } from '#src/api/dialects/dialect.ts';
import type { SessionUser } from './session-store.ts';

/** Part of a permission that stands for any other. */
const ANY = '*';

/** The person's permissions; null where the server sends none, so that roles alone decide. */
function permissionsOf(user: SessionUser | null): unknown[] | null {
  const granted = dialect.permissions === null ? null : user?.[dialect.permissions];
  return Array.isArray(granted) ? granted : null;
}

/**
 * Whether a person has a permission.
 * @param permission such as `content:news:edit`
 * @returns also true where the server sends no permissions
 */
export function isPermitted(user: SessionUser | null, permission: string): boolean {
  const granted = permissionsOf(user);
  if (granted === null) return true;
  const parts = permission.split(':');
  return granted.some(
    (one) =>
      typeof one === 'string' &&
      one.split(':').every((part, index) => part === ANY || part === parts[index]),
  );
}

/**
 * What a person needs to open a page: one of these roles, or the permission where the server sends
 * permissions.
 */
export type PageNeed = {
  roles?: readonly unknown[] | undefined;
  needs?: string | undefined;
};

/** Whether a person may open a page: where the server sends permissions, they decide instead of roles. */
export function mayOpen(user: SessionUser | null, { roles, needs }: PageNeed): boolean {
  if (needs !== undefined && permissionsOf(user) !== null) return isPermitted(user, needs);
  return !roles || roles.includes(user?.role);
}
