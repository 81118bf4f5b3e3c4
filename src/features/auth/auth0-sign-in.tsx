import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { toast } from 'sonner';
import { afterSignIn } from '#src/session/guards.ts';
import type { Auth0Task } from './auth0-flow.tsx';

// The SDK is heavy: fetched when somebody signs in, or comes back from the tenant.
const Auth0Flow = lazy(async () => ({ default: (await import('./auth0-flow.tsx')).Auth0Flow }));

/** The button that leads to the tenant, and what happens on the way back from there. */
export function Auth0SignIn() {
  const { t } = useTranslation('sign-in');
  const { search } = useLocation();
  const [task, setTask] = useState(() => taskOf(search));
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
        onClick={() => {
          setFailure('');
          setTask('sign-in');
        }}
      >
        {t('auth0.button')}
      </Button>
      {task && (
        <Suspense fallback={null}>
          <Auth0Flow
            task={task}
            returnTo={afterSignIn(search)}
            onDone={() => toast.success(t('toast.success'))}
            onFailure={({ message }) => {
              setTask(null);
              setFailure(message);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** What the address asks for: the tenant's answer, or a sign-out to finish there. */
function taskOf(search: string): Auth0Task | null {
  const query = new URLSearchParams(search);
  if (query.has('signOut')) return 'sign-out';
  return query.has('state') && (query.has('code') || query.has('error')) ? 'finish' : null;
}
