import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { unlessBackdrop } from '#src/lib/unless-backdrop.ts';

type EditorDialogProps = {
  title: string;
  applyText: string;
  /** Changes the text; false where something has to be put right first. */
  onApply: () => boolean;
  /** Takes away what is there, where something is. */
  removal?: { text: string; remove: () => void } | undefined;
  /** Called once the dialog is out of sight. */
  onClose: () => void;
  /** What is asked. The first field has to take the focus. */
  children: ReactNode;
};

/** A dialog of the editor; a click on the backdrop does not close it. */
export function EditorDialog(props: EditorDialogProps) {
  const { title, applyText, onApply, removal, onClose, children } = props;
  const { t } = useTranslation('components');
  const id = useId();
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);

  const apply = (event: FormEvent) => {
    // The dialog stands inside the record's form as far as React knows.
    event.preventDefault();
    event.stopPropagation();
    if (onApply()) close();
  };
  const remove = () => {
    removal?.remove();
    close();
  };
  return (
    <Dialog
      open={open}
      onClose={unlessBackdrop(close)}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      slotProps={{
        paper: { component: 'form', onSubmit: apply },
        transition: { onExited: onClose },
      }}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        {removal && (
          <Button color="error" onClick={remove} sx={{ marginInlineEnd: 'auto' }}>
            {removal.text}
          </Button>
        )}
        <Button color="inherit" onClick={close}>
          {t('action.cancel')}
        </Button>
        <Button type="submit" variant="contained">
          {applyText}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
