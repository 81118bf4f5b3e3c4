import { env } from '#src/env.ts';

const PATHS = new Map([
  ['jwtlocal', '/auth/jwt-local/sign-in'],
  ['jwt', '/auth/jwt/sign-in'],
  ['auth0', '/auth/auth0/sign-in'],
]);

/** The configured method's sign-in, with the way back. A method nobody knows leads to jwt's (A5). */
export function signInPath(returnTo: string, method: string = env.authMethod): string {
  return `${PATHS.get(method) ?? '/auth/jwt/sign-in'}?${new URLSearchParams({ returnTo })}`;
}
