import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { signInPath } from '#src/session/sign-in-path.ts';
import { useSession } from '#src/session/use-session.ts';
import { RouterButton } from '#src/components/router-link.tsx';

/**
 * What a back-office page does when its session ends under it: after a sign-out, in this tab or
 * another, it goes to the sign-in; after expiry or a 401 it says so first (A8, A12).
 */
export function SessionEndedDialog() {
  const { t } = useTranslation();
  const state = useSession();
  const { pathname, search, hash } = useLocation();
  if (state.status !== 'unauthenticated' || !pathname.startsWith('/backstage')) return null;

  const target = signInPath(`${pathname}${search}${hash}`);
  if (state.endedBy === 'signed-out') return <Navigate to={target} replace />;
  if (state.endedBy === null) return null;
  return (
    <Dialog open role="alertdialog" aria-labelledby="ended-title" maxWidth="xs" fullWidth>
      <DialogTitle id="ended-title">{t('sessionEnded.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('sessionEnded.text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <RouterButton to={target} replace variant="contained">
          {t('sessionEnded.signIn')}
        </RouterButton>
      </DialogActions>
    </Dialog>
  );
}
