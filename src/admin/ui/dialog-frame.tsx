import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import type { ReactNode } from 'react';

type DialogFrameProps = {
  title: string;
  onClose: () => void;
  children: ReactNode;
};

/** Full screen on phones. */
export function DialogFrame({ title, onClose, children }: DialogFrameProps) {
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const id = useId();
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      fullScreen={isPhone}
      onClose={onClose}
      aria-labelledby={id}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      {children}
    </Dialog>
  );
}
