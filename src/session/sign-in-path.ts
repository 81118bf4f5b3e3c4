import { env } from '#src/env.ts';

/** The configured method's sign-in, with the way back. A method nobody knows leads to jwt's (A5). */
export function signInPath(returnTo: string, method: string = env.authMethod): string {
  const paths: Record<string, string> = {
    jwtlocal: '/auth/jwt-local/sign-in',
    jwt: '/auth/jwt/sign-in',
    auth0: '/auth/auth0/sign-in',
  };
  const query = new URLSearchParams({ returnTo });
  return `${paths[method] ?? '/auth/jwt/sign-in'}?${query}`;
}
