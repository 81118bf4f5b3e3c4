import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { dialect } from '#src/api/dialects/dialect.ts';
import { env } from '#src/env.ts';
import { AUTH_FOLDERS } from '#src/session/sign-in-path.ts';
import { AuthHeading } from '../auth-heading.tsx';
import { AuthSwitchLink } from '../auth-switch-link.tsx';
import { SignInForm } from './sign-in-form.tsx';
import type { PasswordMethod } from '../to-session.ts';

export const JwtLocalSignInPage = () => <SignInPage method="jwtlocal" />;

export const JwtSignInPage = () => <SignInPage method="jwt" />;

/** Sign-in page of both methods with a password. */
function SignInPage({ method }: { method: PasswordMethod }) {
  const { t } = useTranslation('sign-in');
  const { search, hash } = useLocation();
  return (
    <>
      <AuthHeading title={t('subtitle')} description={t('description')} />
      {/* Removed from production builds. */}
      {import.meta.env.DEV && env.mock && (
        <Alert severity="info" role="note" sx={{ mb: 3 }}>
          {t('demo', { username: 'admin', password: 'demo1234' })}
        </Alert>
      )}
      <SignInForm method={method} />
      {dialect.signUp && env.signUp && (
        <AuthSwitchLink
          question={t('noAccount')}
          label={t('signUp')}
          to={`/auth/${AUTH_FOLDERS[method]}/sign-up${search}${hash}`}
        />
      )}
    </>
  );
}
