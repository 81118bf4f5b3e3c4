import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEditorState } from '@tiptap/react';
import type { Editor } from '@tiptap/react';
import { useTranslation } from 'react-i18next';

type EditorFooterProps = { editor: Editor; hintId: string };

/** Shows the keyboard hint for leaving the editor, and the number of characters without white space. */
export function EditorFooter({ editor, hintId }: EditorFooterProps) {
  const { t } = useTranslation('components');
  const count = useEditorState({
    editor,
    selector: ({ editor }) => editor.state.doc.textContent.replaceAll(/\s/g, '').length,
  });
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        gap: 2,
        px: 1.5,
        py: 0.5,
        borderBlockStart: '1px solid var(--mui-palette-divider)',
        color: 'text.secondary',
      }}
    >
      <Typography
        id={hintId}
        variant="caption"
        sx={{
          display: { xs: 'none', sm: 'block' },
          '@media (pointer: coarse)': { display: 'none' },
        }}
      >
        {t('editor.hint')}
      </Typography>
      <Typography variant="caption" sx={{ marginInlineStart: 'auto', whiteSpace: 'nowrap' }}>
        {t('editor.characters', { count })}
      </Typography>
    </Box>
  );
}
