import { dialect } from '#src/api/dialects/dialect.ts';
import type { SessionUser } from './session-store.ts';

/** Part of a permission that stands for any other. */
const ANY = '*';

/** What is permitted where the server should have sent permissions and has not. */
const READING = ['*:*:list'];

/** The permissions that the server has sent for the person; null where it has not. */
function grantedTo(user: SessionUser | null): unknown[] | null {
  const granted = dialect.permissions === null ? null : user?.[dialect.permissions];
  return Array.isArray(granted) ? granted : null;
}

/** Whether the person may only read, because the server should have sent permissions and has not. */
export function lacksPermissions(user: SessionUser | null): boolean {
  return dialect.permissions !== null && user !== null && grantedTo(user) === null;
}

/**
 * Whether a person has a permission.
 * @param permission such as `content:news:edit`
 * @returns also true where the build's server knows no permissions, so that roles alone decide
 */
export function isPermitted(user: SessionUser | null, permission: string): boolean {
  if (dialect.permissions === null) return true;
  const granted = grantedTo(user) ?? READING;
  const parts = permission
    .replace(
      /\w+$/,
      (word) => new Map(Object.entries(dialect.permissionWords ?? {})).get(word) ?? word,
    )
    .split(':');
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
  /** The call for the list that the page shows, which the server may not have. */
  listCall?: string | undefined;
};

/** Whether a person may open a page: where the server sends permissions, they decide instead of roles. */
export function mayOpen(user: SessionUser | null, { roles, needs }: PageNeed): boolean {
  const isAllowed = needs === undefined || isPermitted(user, needs);
  if (needs !== undefined && grantedTo(user) !== null) return isAllowed;
  return isAllowed && (!roles || roles.includes(user?.role));
}
