import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type Editor, useEditorState } from '@tiptap/react';
import { useTranslation } from 'react-i18next';

/** The role of a picture that is marked as decorative. */
export const DECORATIVE = 'presentation';

type UndescribedImagesProps = {
  editor: Editor;
  /** URLs of the images that were uploaded into this text since it was opened. */
  uploaded: readonly string[];
  onDescribe: () => void;
  onDismiss: () => void;
};

/** Asks for the alternative text of uploaded images that have none yet. */
export function UndescribedImages(props: UndescribedImagesProps) {
  const { editor, uploaded, onDescribe, onDismiss } = props;
  const { t } = useTranslation('components');
  const count = useEditorState({
    editor,
    selector: ({ editor }) => undescribedImages(editor, uploaded).length,
  });
  if (count === 0) return null;
  return (
    <Alert
      severity="info"
      // Not an alert: it can wait until somebody has finished writing.
      role="status"
      onClose={onDismiss}
      sx={{ borderRadius: 0, '& .MuiAlert-message': { flex: 1 } }}
    >
      {t('editor.undescribed', { count })}
      <Button size="small" color="inherit" onClick={onDescribe} sx={{ mx: 1 }}>
        {t('editor.describe')}
      </Button>
    </Alert>
  );
}

/** Positions of the uploaded images without alternative text. */
export function undescribedImages(editor: Editor, uploaded: readonly string[]): number[] {
  const places: number[] = [];
  if (uploaded.length === 0) return places;
  editor.state.doc.descendants(({ type, attrs }, pos) => {
    const isUploaded = type.name === 'image' && uploaded.includes(String(attrs.src));
    if (isUploaded && isUndescribed(attrs)) places.push(pos);
  });
  return places;
}

/** Whether an image has no alternative text and is not marked as decorative. */
export function isUndescribed({ alt, role }: Record<string, unknown>): boolean {
  return alt === '' && role !== DECORATIVE;
}
