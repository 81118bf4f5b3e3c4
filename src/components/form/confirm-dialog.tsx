import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  /** What will happen, with the record's name. */
  children: ReactNode;
  /** More content below, not part of the dialog's accessible description. */
  details?: ReactNode;
  /** The confirm button's verb: delete, leave, reset. */
  confirmText: string;
  /** The cancel button's text, where it is not "cancel". */
  cancelText?: string;
  /** The action cannot be undone. */
  danger?: boolean;
  /** Whether `details` has a field with the initial focus. */
  hasField?: boolean;
  /** The confirmed action is running; cancelling stays possible. */
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/**
 * Asks before an action. The focus starts on "cancel", so Enter and Escape both cancel, or on a field, and
 * returns to where it was.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmText } = props;
  const { danger = false, busy = false, hasField = false } = props;
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
        {/* A dialog must move the focus into itself, and this button does no harm. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <Button autoFocus={!hasField} color="inherit" onClick={props.onCancel}>
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
