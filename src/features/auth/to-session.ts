import { env } from '#src/env.ts';
import { buildLocalToken } from '#src/session/token.ts';
import type { ToSession } from './use-sign-in.ts';

/** The token that counts the three days is built here; the server's own, if any, goes with the calls (A3). */
export const toLocalSession: ToSession = ({ token, user }, username) => ({
  token: buildLocalToken({ username, ...user }),
  bearer: token,
});

/** The server's token is the session, with the expiry that it names. */
export const toServerSession: ToSession = ({ token }) => ({ token: token ?? '', bearer: token });

/** The configured method's own, where it signs in with user name and password; else null. */
export function configuredToSession(method: string = env.authMethod): ToSession | null {
  if (method === 'auth0') return null;
  return method === 'jwtlocal' ? toLocalSession : toServerSession;
}
