import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { Node } from '@tiptap/pm/model';
import { type Editor, useEditorState } from '@tiptap/react';
import { useTranslation } from 'react-i18next';
import { graphemesOf } from '#src/lib/text/graphemes.ts';

type EditorFooterProps = { editor: Editor; hintId: string };

/** The number of characters without white space, and for screen readers the keys that leave the editor. */
export function EditorFooter({ editor, hintId }: EditorFooterProps) {
  const { t } = useTranslation('components');
  const count = useEditorState({
    editor,
    selector: ({ editor }) => countCharacters(editor.state.doc),
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
      <span id={hintId} style={visuallyHidden}>
        {t('editor.hint')}
      </span>
      <Typography variant="caption" sx={{ marginInlineStart: 'auto', whiteSpace: 'nowrap' }}>
        {t('editor.characters', { count })}
      </Typography>
    </Box>
  );
}

/** Characters by paragraph: a key press replaces only one paragraph. */
const counts = new WeakMap<Node, number>();

function countCharacters(doc: Node): number {
  let sum = 0;
  doc.descendants((node) => {
    if (!node.isTextblock) return true;
    const count = counts.get(node) ?? graphemesOf(node.textContent.replaceAll(/\s/g, '')).length;
    counts.set(node, count);
    sum += count;
    return false;
  });
  return sum;
}
