import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  /** Says what will happen, and to which record by its name. */
  children: ReactNode;
  /** More to look at below that, which is not read out when the dialog opens. */
  details?: ReactNode;
  /** The verb on the button: delete, leave, reset. */
  confirmText: string;
  /** On the other one, where it is not "cancel". */
  cancelText?: string;
  /** For what cannot be taken back. */
  danger?: boolean;
  /** While what was confirmed is under way. Cancelling stays possible. */
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/**
 * Asks before something happens (B1). Enter and Escape both cancel: the focus waits there, and goes
 * back to where it was afterwards.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmText, danger = false, busy = false } = props;
  const { t } = useTranslation();
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={props.onCancel}
      maxWidth="xs"
      fullWidth
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} component="div" sx={{ overflowWrap: 'anywhere' }}>
          {children}
        </DialogContentText>
        {props.details}
      </DialogContent>
      <DialogActions>
        {/* A dialog has to take the focus, and the harmless answer is where it does no harm. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <Button autoFocus color="inherit" onClick={props.onCancel}>
          {props.cancelText ?? t('action.cancel')}
        </Button>
        <Button
          variant="contained"
          color={danger ? 'error' : 'primary'}
          loading={busy}
          onClick={props.onConfirm}
        >
          {confirmText}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
