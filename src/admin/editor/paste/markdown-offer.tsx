import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { closeHistory } from '@tiptap/pm/history';
import { TextSelection } from '@tiptap/pm/state';
import { type Editor, useEditorState } from '@tiptap/react';
import { useTranslation } from 'react-i18next';
import type { PastedMarkdown } from '#src/admin/editor/pictures/editor-host.ts';
import { toast } from '#src/lib/toast.ts';
import { markdownToHtml } from './markdown.ts';

type MarkdownOfferProps = { editor: Editor; pasted: PastedMarkdown; onDismiss: () => void };

/** Offers to make structure of pasted Markdown, as long as nothing else has changed. */
export function MarkdownOffer({ editor, pasted, onDismiss }: MarkdownOfferProps) {
  const { t } = useTranslation(['components', 'common']);
  const { text, from, to, doc } = pasted;
  const isAsPasted = () => editor.state.doc.eq(doc);
  const isOffered = useEditorState({ editor, selector: isAsPasted });
  const convert = async () => {
    const html = await markdownToHtml(text).catch(() => undefined);
    if (html === undefined) toast.error(t('common:error.load'));
    if (html === undefined || !isAsPasted()) return;
    const { view, state } = editor;
    const place = TextSelection.between(state.doc.resolve(from), state.doc.resolve(to));
    // To be undone alone, not with the paste.
    view.dispatch(closeHistory(state.tr.setSelection(place)));
    view.pasteHTML(html);
    view.focus();
  };
  if (!isOffered) return null;
  return (
    <Alert
      severity="info"
      role="status"
      onClose={onDismiss}
      sx={{ borderRadius: 0, '& .MuiAlert-message': { flex: 1 } }}
    >
      {t('editor.markdown')}
      <Button size="small" color="inherit" onClick={() => void convert()} sx={{ mx: 1 }}>
        {t('editor.pasteMarkdown')}
      </Button>
    </Alert>
  );
}
