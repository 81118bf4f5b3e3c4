import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingScreen } from '#src/components/loading-screen.tsx';
import { PageMeta } from '#src/components/page-meta.tsx';
import { RouterButton } from '#src/components/router-link.tsx';
import { env } from '#src/env.ts';

const Auth0SignIn = lazy(() =>
  import('./auth0-sign-in.tsx').then((module) => ({ default: module.Auth0SignIn })),
);

/** Signing in with Auth0. Its SDK is fetched only where a tenant is configured. */
export function Component() {
  const { t } = useTranslation('sign-in');
  return (
    <>
      <PageMeta title={t('signIn')} />
      <Typography variant="h4" component="h1">
        {t('subtitle')}
      </Typography>
      <Typography sx={{ mt: 1, mb: 4, color: 'text.secondary' }}>
        {t('auth0.description')}
      </Typography>
      {env.auth0.domain ? (
        <Suspense fallback={<LoadingScreen />}>
          <Auth0SignIn />
        </Suspense>
      ) : (
        <>
          <Alert severity="info" sx={{ mb: 3 }}>
            {t('auth0.notConfigured')}
          </Alert>
          <RouterButton to="/auth/jwt-local/sign-in" variant="contained" size="large" fullWidth>
            {t('auth0.toPassword')}
          </RouterButton>
        </>
      )}
    </>
  );
}
