import { SignInPage } from './sign-in-page.tsx';

export function Component() {
  return <SignInPage method="jwt" />;
}
