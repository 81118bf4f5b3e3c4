import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import type { Filters } from '#src/admin/list/filters.ts';
import { visitIn } from './visit-address.ts';
import { VisitDetails } from './visit-details.tsx';

type VisitDialogProps = { params: Filters };

/** A visit with all that is known of it, open while the address names it: Back closes it. */
export function VisitDialog({ params }: VisitDialogProps) {
  const { t } = useTranslation('access-log');
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const id = visitIn(hash);
  if (id === null) return null;
  const close = () => void navigate({ search }, { replace: true, preventScrollReset: true });
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby="visit-title">
      <DialogTitle id="visit-title">{t('details.title')}</DialogTitle>
      <DialogContent dividers>
        <VisitDetails id={id} onNarrow={(name, value) => params.set({ [name]: value })} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={close}>
          {t('action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
