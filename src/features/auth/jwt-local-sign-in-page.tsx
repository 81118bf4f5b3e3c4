import { buildLocalToken } from '#src/session/token.ts';
import { SignInPage } from './sign-in-page.tsx';
import type { ToSession } from './use-sign-in.ts';

/** The token that counts the three days is built here; the server's own, if any, goes with the calls (A3). */
const toSession: ToSession = ({ token, user }, username) => ({
  token: buildLocalToken({ username, ...user }),
  bearer: token,
});

export function Component() {
  return <SignInPage toSession={toSession} signUpPath="/auth/jwt-local/sign-up" />;
}
