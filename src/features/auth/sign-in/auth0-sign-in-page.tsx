import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { toast } from '#src/lib/toast.ts';
import { lazyPart } from '#src/components/loading/lazy-part.tsx';
import { RouterButton } from '#src/components/router-link.tsx';
import { env } from '#src/env.ts';
import { returnToOf } from '#src/session/return-to.ts';
import { afterSignIn } from '#src/session/session-middleware.ts';
import { signInPath } from '#src/session/sign-in-path.ts';
import { AuthHeading } from '../auth-heading.tsx';
import type { Auth0Task } from './auth0-flow.tsx';

export function Component() {
  const { t } = useTranslation('sign-in');
  return (
    <>
      <AuthHeading title={t('subtitle')} description={t('auth0.description')} />
      {env.auth0Domain && env.auth0ClientId ? <Auth0SignIn /> : <Auth0Absent />}
    </>
  );
}

/** Loaded separately, because Auth0's SDK is large. */
const Auth0Flow = lazyPart(() => import('./auth0-flow.tsx'), 'Auth0Flow');

function Auth0SignIn() {
  const { t } = useTranslation('sign-in');
  const location = useLocation();
  const [task, setTask] = useState(() => taskOf(location.search));
  const [failure, setFailure] = useState('');

  return (
    <>
      {failure && (
        <Alert severity="error" sx={{ mb: 3 }}>
          {t('auth0.failed', { message: failure })}
        </Alert>
      )}
      <Button
        variant="contained"
        size="large"
        fullWidth
        loading={task !== null}
        {...Auth0Flow.prefetchOn}
        onClick={() => {
          setFailure('');
          setTask('sign-in');
        }}
      >
        {t('auth0.button')}
      </Button>
      {task && (
        <Auth0Flow
          task={task}
          returnTo={afterSignIn(location)}
          onDone={() => toast.success(t('toast.success'))}
          onLoadFailed={() => setTask(null)}
          onFailure={({ message }) => {
            setTask(null);
            setFailure(message);
          }}
        />
      )}
    </>
  );
}

/** Derives the task from the URL: the answer of the tenant, or a requested sign-out. */
function taskOf(search: string): Auth0Task | null {
  const query = new URLSearchParams(search);
  if (query.has('signOut')) return 'sign-out';
  return query.has('state') && (query.has('code') || query.has('error')) ? 'finish' : null;
}

/** Shown if no Auth0 tenant is configured. */
function Auth0Absent() {
  const { t } = useTranslation('sign-in');
  const returnTo = returnToOf(useLocation());
  return (
    <>
      <Alert severity="info" role="note" sx={{ mb: 3 }}>
        {t('auth0.notConfigured')}
      </Alert>
      <RouterButton to={signInPath(returnTo)} variant="contained" size="large" fullWidth>
        {t('auth0.toPassword')}
      </RouterButton>
    </>
  );
}
