import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';

type DialogFrameProps = Pick<DialogProps, 'maxWidth' | 'slotProps' | 'aria-describedby'> & {
  title: string;
  onClose: NonNullable<DialogProps['onClose']>;
  children: ReactNode;
};

/** An open dialog with a title; on phones it is full screen, unless it is a small one. */
export function DialogFrame({ title, children, maxWidth = 'sm', ...props }: DialogFrameProps) {
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const id = useId();
  return (
    <Dialog
      open
      fullWidth
      maxWidth={maxWidth}
      fullScreen={isPhone && maxWidth !== 'xs'}
      aria-labelledby={id}
      {...props}
    >
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      {children}
    </Dialog>
  );
}

type CloseActionsProps = {
  onClose: () => void;
  children?: ReactNode;
};

/** The foot of a dialog that is closed, not confirmed. */
export function CloseActions({ onClose, children }: CloseActionsProps) {
  const { t } = useTranslation();
  return (
    <DialogActions>
      <Button color="inherit" onClick={onClose}>
        {t('action.close')}
      </Button>
      {children}
    </DialogActions>
  );
}
