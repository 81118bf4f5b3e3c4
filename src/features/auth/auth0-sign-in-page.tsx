import { useTranslation } from 'react-i18next';
import { env } from '#src/env.ts';
import { Auth0Absent } from './auth0-absent.tsx';
import { Auth0SignIn } from './auth0-sign-in.tsx';
import { AuthHeading } from './auth-heading.tsx';

/** Signing in with Auth0, where a tenant is configured. */
export function Component() {
  const { t } = useTranslation('sign-in');
  return (
    <>
      <AuthHeading title={t('subtitle')} description={t('auth0.description')} />
      {env.auth0.domain && env.auth0.clientId ? <Auth0SignIn /> : <Auth0Absent />}
    </>
  );
}
