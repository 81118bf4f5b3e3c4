import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AltField, altProblem } from '#src/admin/pictures/chosen/alt-field.tsx';
import { safeImageSrc } from '#src/lib/links/safe-href.ts';
import { DECORATIVE } from '#src/admin/editor/pictures/undescribed-images.tsx';
import { EditorDialog } from './editor-dialog.tsx';

type ImageDialogProps = {
  editor: Editor;
  /** Returns the full URL of an image for display. */
  resolve: (address: string) => string;
  onClose: () => void;
};

/** Edits the alternative text of the selected image. */
export function ImageDialog({ editor, resolve, onClose }: ImageDialogProps) {
  const { t } = useTranslation('components');
  const [alt, setAlt] = useState(() => String(editor.getAttributes('image').alt ?? ''));
  const [isDecorative, setDecorative] = useState(
    () => editor.getAttributes('image').role === DECORATIVE,
  );
  const src = String(editor.getAttributes('image').src ?? '');
  const apply = () => {
    if (!isDecorative && altProblem(alt) !== '') return false;
    editor.commands.updateAttributes('image', {
      alt: isDecorative ? '' : alt.trim(),
      role: isDecorative ? DECORATIVE : null,
    });
    return true;
  };
  return (
    <EditorDialog
      title={t('imageDialog.title')}
      applyText={t('imageDialog.apply')}
      onApply={apply}
      onClose={onClose}
    >
      <Box
        component="img"
        src={safeImageSrc(resolve(src))}
        alt=""
        sx={{ display: 'block', mx: 'auto', mb: 1, maxWidth: 1, maxHeight: 160, borderRadius: 1 }}
      />
      <Box sx={{ mt: 2.5, mb: 0.5 }}>
        <AltField
          // The focus has to move into an opened dialog.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          src={src}
          label={t('imageDialog.alt')}
          helperText={t('imageDialog.altHint')}
          disabled={isDecorative}
          alt={isDecorative ? '' : alt}
          onAlt={setAlt}
        />
      </Box>
      <FormControlLabel
        label={t('imageDialog.decorative')}
        control={
          <Checkbox
            checked={isDecorative}
            onChange={(event) => setDecorative(event.target.checked)}
          />
        }
      />
    </EditorDialog>
  );
}
