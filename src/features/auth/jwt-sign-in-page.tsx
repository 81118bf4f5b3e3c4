import { SignInPage } from './sign-in-page.tsx';
import type { ToSession } from './use-sign-in.ts';

/** The server's token is the session, with the expiry that it names. */
const toSession: ToSession = ({ token }) => ({ token: token ?? '', bearer: token });

export function Component() {
  return <SignInPage toSession={toSession} signUpPath="/auth/jwt/sign-up" />;
}
