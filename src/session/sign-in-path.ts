import { env } from '#src/env.ts';
import type { AuthMethod } from '#src/lib/auth-methods.ts';
import { withoutDraft } from './return-to.ts';

export const AUTH_FOLDERS: Record<AuthMethod, string> = {
  jwtlocal: 'jwt-local',
  jwt: 'jwt',
  auth0: 'auth0',
};

/**
 * Path of a method's sign-in page (by default the configured one's), with the return path if any. A draft in its hash
 * is the hash of this path too.
 */
export function signInPath(returnTo: string | null, method: AuthMethod = env.authMethod): string {
  const page = `/auth/${AUTH_FOLDERS[method]}/sign-in`;
  if (returnTo === null) return page;
  const path = withoutDraft(returnTo);
  return `${page}?${new URLSearchParams({ returnTo: path })}${returnTo.slice(path.length)}`;
}
