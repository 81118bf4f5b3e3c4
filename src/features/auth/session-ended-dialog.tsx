import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { signInPath } from '#src/session/sign-in-path.ts';
import { useSession } from '#src/session/use-session.ts';

/**
 * Says over a page of the back office that its session has ended, by expiry or by a 401 (A8, A12).
 * The page stays behind it, so that nothing half done is torn down, and cannot be seen.
 */
export function SessionEndedDialog() {
  const { t } = useTranslation();
  const id = useId();
  const state = useSession();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  if (state.status !== 'unauthenticated' || state.endedBy === null) return null;
  // Nobody has to be told of their own sign-out: `SessionRedirect` is on the way.
  if (state.endedBy === 'signed-out') return null;

  return (
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
        <DialogContentText id={`${id}-text`}>{t('sessionEnded.text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button
          // A dialog has to take the focus, and there is one thing to do.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          variant="contained"
          onClick={() =>
            void navigate(signInPath(`${pathname}${search}${hash}`), { replace: true })
          }
        >
          {t('sessionEnded.signIn')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
