import { env } from '#src/env.ts';

const PATHS = new Map([
  ['jwtlocal', '/auth/jwt-local/sign-in'],
  ['jwt', '/auth/jwt/sign-in'],
  ['auth0', '/auth/auth0/sign-in'],
]);

/** Sign-in path of the configured method with the return path; an unknown method uses jwt's. */
export function signInPath(returnTo: string, method: string = env.authMethod): string {
  return `${PATHS.get(method) ?? '/auth/jwt/sign-in'}?${new URLSearchParams({ returnTo })}`;
}
