import type { LoginAnswer } from '#src/api/client/login-answer.ts';
import type { AuthMethod } from '#src/lib/auth-methods.ts';
import type { StoredSession } from '#src/session/session-storage.ts';
import { buildLocalToken } from '#src/session/token.ts';

export type PasswordMethod = Exclude<AuthMethod, 'auth0'>;

/**
 * Session of a sign-in with username and password. For jwtlocal, its token is built here and expires after three days;
 * a token from the server is only sent with calls. For jwt, the server's token is the session, with its own expiry.
 */
export function toSession(
  method: PasswordMethod,
  { token, refresh, user }: LoginAnswer,
  username: string,
): StoredSession {
  const own = method === 'jwtlocal' ? buildLocalToken({ username, ...user }) : (token ?? '');
  return { token: own, bearer: token, refresh, method };
}
