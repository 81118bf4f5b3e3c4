export const AUTH_METHODS = ['jwtlocal', 'jwt', 'auth0'] as const;

export type AuthMethod = (typeof AUTH_METHODS)[number];

/**
 * The methods that `VITE_AUTH_METHOD` lists, each once; the first one is the configured one. An unknown name counts as
 * `jwt`, as the specification has it, and an empty list as `jwtlocal`.
 */
export function readAuthMethods(list: string): [AuthMethod, ...AuthMethod[]] {
  const [first = '', ...others] = list.split(',').map((name) => name.trim());
  const configured = first === '' ? 'jwtlocal' : known(first);
  return [configured, ...new Set(others.map(known).filter((method) => method !== configured))];
}

function known(name: string): AuthMethod {
  return AUTH_METHODS.find((method) => method === name) ?? 'jwt';
}
