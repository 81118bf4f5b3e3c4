import { SignInPage } from './sign-in-page.tsx';
import { toServerSession } from './to-session.ts';

export function Component() {
  return <SignInPage toSession={toServerSession} signUpPath="/auth/jwt/sign-up" />;
}
