import { env } from '#src/env.ts';
import type { SessionUser } from './session-store.ts';

/** Of a permission's parts: allows every one. */
const ANY = '*';

/**
 * Whether a person may do something.
 * @param permission as `content:news:edit`
 * @returns true too where the build names no permissions, and where the account call gave none
 */
export function isPermitted(user: SessionUser | null, permission: string): boolean {
  const given = env.authPermissions === '' ? undefined : user?.[env.authPermissions];
  if (!Array.isArray(given)) return true;
  const parts = permission.split(':');
  return given.some(
    (one) =>
      typeof one === 'string' &&
      one.split(':').every((part, index) => part === ANY || part === parts[index]),
  );
}
