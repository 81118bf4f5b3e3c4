export const AUTH_METHODS = ['jwtlocal', 'jwt', 'auth0'] as const;

export type AuthMethod = (typeof AUTH_METHODS)[number];

/** The method that `VITE_AUTH_METHOD` picks; an unknown one is jwt, as the specification has it. */
export function readAuthMethod(value: string): AuthMethod {
  return AUTH_METHODS.find((method) => method === value) ?? (value === '' ? 'jwtlocal' : 'jwt');
}

/** The methods of `VITE_AUTH_METHODS` in its order; the configured one alone where it is empty. */
export function readAuthMethods(list: string, configured: AuthMethod): AuthMethod[] {
  if (list === '') return [configured];
  return [...new Set(list.split(',').map((name) => readAuthMethod(name.trim())))];
}
