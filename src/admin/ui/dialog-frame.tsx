import Dialog from '@mui/material/Dialog';
import type { DialogProps } from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import type { ReactNode } from 'react';

type DialogFrameProps = Pick<DialogProps, 'maxWidth' | 'slotProps' | 'aria-describedby'> & {
  title: string;
  onClose: NonNullable<DialogProps['onClose']>;
  children: ReactNode;
};

/** An open dialog with a title, full screen on phones. */
export function DialogFrame({ title, children, maxWidth = 'sm', ...props }: DialogFrameProps) {
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const id = useId();
  return (
    <Dialog open fullWidth maxWidth={maxWidth} fullScreen={isPhone} aria-labelledby={id} {...props}>
      <DialogTitle id={id}>{title}</DialogTitle>
      {children}
    </Dialog>
  );
}
