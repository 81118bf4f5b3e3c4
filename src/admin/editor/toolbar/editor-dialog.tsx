import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { unlessBackdrop } from '#src/lib/browser/unless-backdrop.ts';

type EditorDialogProps = {
  title: string;
  applyText: string;
  /** Applies the change; returns false when the input is invalid, and the dialog stays open. */
  onApply: () => boolean;
  /** Adds a button that removes the existing value. */
  removal?: { text: string; remove: () => void } | undefined;
  /** Called after the closing animation. */
  onClose: () => void;
  /** The fields; the first one has to set `autoFocus`. */
  children: ReactNode;
};

/** A click on the backdrop does not close it, so that no input is lost by accident. */
export function EditorDialog(props: EditorDialogProps) {
  const { title, applyText, onApply, removal, onClose, children } = props;
  const { t } = useTranslation('components');
  const id = useId();
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);

  const apply = (event: FormEvent) => {
    // React events bubble through the portal to the record's form, which must not submit as well.
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
