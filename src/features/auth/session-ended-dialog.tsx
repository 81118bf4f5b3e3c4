import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { lazyPart } from '#src/components/loading/lazy-part.tsx';
import { session } from '#src/session/session-store.ts';
import { signInPath } from '#src/session/sign-in-path.ts';
import { useSession } from '#src/session/use-session.ts';

const SignInForm = lazyPart(() => import('./sign-in/sign-in-form.tsx'), 'SignInForm');

/**
 * Dialog over a page whose session expired or was refused (401). The page stays mounted but hidden, and after a 401
 * the person can sign in here and continue.
 */
export function SessionEndedDialog() {
  const { t } = useTranslation();
  const id = useId();
  const state = useSession();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  if (state.status !== 'unauthenticated' || state.endedBy === null) return null;
  // After a sign-out `SessionRedirect` navigates away.
  if (state.endedBy === 'signed-out') return null;
  const isRefused = state.endedBy === 'unauthorized';
  const method = session.getMethod();
  const named = session.getPageUser()?.username;
  // Signing in with Auth0 leaves the page, so it is not possible here.
  const canGoOn = isRefused && method !== 'auth0';

  return (
    <>
      {/* Hides the page even if the dialog's chunk fails to load. */}
      <Box sx={{ position: 'fixed', inset: 0, zIndex: 'modal', bgcolor: 'background.neutral' }} />
      <Dialog
        open
        role="alertdialog"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        maxWidth="xs"
        fullWidth
        slotProps={{ backdrop: { sx: { bgcolor: 'background.neutral' } } }}
      >
        <DialogTitle id={`${id}-title`}>{t('sessionEnded.title')}</DialogTitle>
        <DialogContent>
          <DialogContentText id={`${id}-text`} sx={{ mb: canGoOn ? 3 : 0 }}>
            {isRefused ? t('sessionEnded.goOn') : t('sessionEnded.text')}
          </DialogContentText>
          {canGoOn && (
            <SignInForm
              method={method}
              again={{ username: typeof named === 'string' ? named : '' }}
              fallback={<Skeleton variant="rounded" height={232} />}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button
            // A dialog must move the focus into itself.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={!canGoOn}
            variant={canGoOn ? 'text' : 'contained'}
            onClick={() =>
              void navigate(signInPath(`${pathname}${search}${hash}`), { replace: true })
            }
          >
            {canGoOn ? t('sessionEnded.toPage') : t('sessionEnded.signIn')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
