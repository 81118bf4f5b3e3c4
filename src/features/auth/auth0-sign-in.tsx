import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { toast } from 'sonner';
import { createLazyPart } from '#src/components/lazy-part.tsx';
import { afterSignIn } from '#src/session/guards.ts';
import type { Auth0Task } from './auth0-flow.tsx';

/** Auth0's SDK is heavy. */
const Auth0Flow = createLazyPart(async () => (await import('./auth0-flow.tsx')).Auth0Flow);

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
          returnTo={afterSignIn(search)}
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

/** What the address asks for: the tenant's answer, or a sign-out to finish there. */
function taskOf(search: string): Auth0Task | null {
  const query = new URLSearchParams(search);
  if (query.has('signOut')) return 'sign-out';
  return query.has('state') && (query.has('code') || query.has('error')) ? 'finish' : null;
}
