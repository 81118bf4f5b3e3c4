import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import type { Editor } from '@tiptap/react';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { unlessBackdrop } from '#src/lib/unless-backdrop.ts';

type ImageDialogProps = { editor: Editor; onClose: () => void };

/** Asks what the selected picture shows, and for a caption. */
export function ImageDialog({ editor, onClose }: ImageDialogProps) {
  const { t } = useTranslation('components');
  const id = useId();
  const [open, setOpen] = useState(true);
  const [alt, setAlt] = useState(() => String(editor.getAttributes('image').alt ?? ''));
  const [caption, setCaption] = useState(() => String(editor.getAttributes('image').caption ?? ''));

  const apply = (event: FormEvent) => {
    // The dialog stands inside the record's form as far as React knows.
    event.preventDefault();
    event.stopPropagation();
    editor.commands.updateAttributes('image', { alt: alt.trim(), caption: caption.trim() });
    setOpen(false);
  };

  return (
    <Dialog
      open={open}
      onClose={unlessBackdrop(() => setOpen(false))}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      slotProps={{
        paper: { component: 'form', onSubmit: apply },
        transition: { onExited: onClose },
      }}
    >
      <DialogTitle id={`${id}-title`}>{t('imageDialog.title')}</DialogTitle>
      <DialogContent>
        <TextField
          // A dialog has to take the focus.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          fullWidth
          margin="dense"
          label={t('imageDialog.alt')}
          helperText={t('imageDialog.altHint')}
          value={alt}
          onChange={(event) => setAlt(event.target.value)}
        />
        <TextField
          fullWidth
          margin="dense"
          label={t('imageDialog.caption')}
          helperText={t('imageDialog.captionHint')}
          value={caption}
          onChange={(event) => setCaption(event.target.value)}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => setOpen(false)}>
          {t('action.cancel')}
        </Button>
        <Button type="submit" variant="contained">
          {t('imageDialog.apply')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
