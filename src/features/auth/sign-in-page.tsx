import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { PageMeta } from '#src/components/page-meta.tsx';
import { RouterLink } from '#src/components/router-link.tsx';
import { env } from '#src/env.ts';
import { SignInForm } from './sign-in-form.tsx';
import type { ToSession } from './use-sign-in.ts';

type SignInPageProps = {
  toSession: ToSession;
  signUpPath: string;
};

/** The sign-in page of the two methods with user name and password (A2). */
export function SignInPage({ toSession, signUpPath }: SignInPageProps) {
  const { t } = useTranslation('sign-in');
  const { search } = useLocation();
  return (
    <>
      <PageMeta title={t('signIn')} />
      <Typography variant="h4" component="h1">
        {t('subtitle')}
      </Typography>
      <Typography sx={{ mt: 1, mb: 4, color: 'text.secondary' }}>{t('description')}</Typography>
      {env.mock && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {t('demo')}
        </Alert>
      )}
      <SignInForm toSession={toSession} />
      <Box sx={{ mt: 3, textAlign: 'center', typography: 'body2' }}>
        {t('noAccount')} <RouterLink to={`${signUpPath}${search}`}>{t('signUp')}</RouterLink>
      </Box>
    </>
  );
}
