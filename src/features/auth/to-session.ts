import { env } from '#src/env.ts';
import { buildLocalToken } from '#src/session/token.ts';
import type { ToSession } from './use-sign-in.ts';

/**
 * The session's token is built here and expires after three days; the server's token, if any, is
 * sent with calls.
 */
export const toLocalSession: ToSession = ({ token, refresh, user }, username) => ({
  token: buildLocalToken({ username, ...user }),
  bearer: token,
  refresh,
});

/** The server's token is the session and has its own expiry. */
export const toServerSession: ToSession = ({ token, refresh }) => ({
  token: token ?? '',
  bearer: token,
  refresh,
});

/** The configured password method; null for Auth0. */
export function configuredToSession(method: string = env.authMethod): ToSession | null {
  if (method === 'auth0') return null;
  return method === 'jwtlocal' ? toLocalSession : toServerSession;
}
