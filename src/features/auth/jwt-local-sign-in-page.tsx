import { SignInPage } from './sign-in-page.tsx';
import { toLocalSession } from './to-session.ts';

export function Component() {
  return <SignInPage toSession={toLocalSession} signUpPath="/auth/jwt-local/sign-up" />;
}
