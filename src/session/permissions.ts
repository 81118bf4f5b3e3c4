import { dialect } from '#src/api/dialects/dialect.ts';
import type { SessionUser } from './session-store.ts';

/** Of a permission's parts: allows every one. */
const ANY = '*';

/** What the server permits a person; null where it says nothing of it, so that roles alone decide. */
function permissionsOf(user: SessionUser | null): unknown[] | null {
  const granted = dialect.permissions === null ? null : user?.[dialect.permissions];
  return Array.isArray(granted) ? granted : null;
}

/**
 * Whether a person may do something.
 * @param permission as `content:news:edit`
 * @returns true too where the server says nothing of permissions
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

/** What a page asks of a person: one of these roles, or the permission where the server gives permissions. */
export type PageNeed = {
  roles?: readonly unknown[] | undefined;
  needs?: string | undefined;
};

/** Whether a person may open a page: permissions, where the server gives them, decide in place of roles. */
export function mayOpen(user: SessionUser | null, { roles, needs }: PageNeed): boolean {
  if (needs !== undefined && permissionsOf(user) !== null) return isPermitted(user, needs);
  return !roles || roles.includes(user?.role);
}
