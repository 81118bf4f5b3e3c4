import TextField from '@mui/material/TextField';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditorDialog } from './editor-dialog.tsx';

type ImageDialogProps = { editor: Editor; onClose: () => void };

/** Edits alt text and caption of the selected image. */
export function ImageDialog({ editor, onClose }: ImageDialogProps) {
  const { t } = useTranslation('components');
  const [alt, setAlt] = useState(() => String(editor.getAttributes('image').alt ?? ''));
  const [caption, setCaption] = useState(() => String(editor.getAttributes('image').caption ?? ''));
  const apply = () => {
    editor.commands.updateAttributes('image', { alt: alt.trim(), caption: caption.trim() || null });
    return true;
  };
  return (
    <EditorDialog
      title={t('imageDialog.title')}
      applyText={t('imageDialog.apply')}
      onApply={apply}
      onClose={onClose}
    >
      <TextField
        // The focus has to move into an opened dialog.
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
    </EditorDialog>
  );
}
