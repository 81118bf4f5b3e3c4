import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { env } from '#src/env.ts';
import { AuthHeading } from './auth-heading.tsx';
import { OtherWay } from './other-way.tsx';
import { SignInForm } from './sign-in-form.tsx';
import type { ToSession } from './use-sign-in.ts';

type SignInPageProps = { toSession: ToSession; signUpPath: string };

/** The sign-in page of the two methods with user name and password (A2). */
export function SignInPage({ toSession, signUpPath }: SignInPageProps) {
  const { t } = useTranslation('sign-in');
  const { search } = useLocation();
  return (
    <>
      <AuthHeading title={t('subtitle')} description={t('description')} />
      {/* Left out of builds, where the sample data's password has no place. */}
      {import.meta.env.DEV && env.mock && (
        <Alert severity="info" role="note" sx={{ mb: 3 }}>
          {t('demo', { username: 'admin', password: 'demo1234' })}
        </Alert>
      )}
      <SignInForm toSession={toSession} />
      <OtherWay question={t('noAccount')} label={t('signUp')} to={`${signUpPath}${search}`} />
    </>
  );
}
