import { env } from '#src/env.ts';
import type { AuthMethod } from '#src/lib/auth-methods.ts';

export const AUTH_FOLDERS: Record<AuthMethod, string> = {
  jwtlocal: 'jwt-local',
  jwt: 'jwt',
  auth0: 'auth0',
};

/** Path of a method's sign-in page (by default the configured one's), with the return path if any. */
export function signInPath(returnTo: string | null, method: AuthMethod = env.authMethod): string {
  const query = returnTo === null ? '' : `?${new URLSearchParams({ returnTo })}`;
  return `/auth/${AUTH_FOLDERS[method]}/sign-in${query}`;
}
