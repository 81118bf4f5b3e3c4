import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditorDialog } from './editor-dialog.tsx';
import { LinkField } from '#src/admin/links/link-field.tsx';
import { readLinkAddress } from '#src/lib/links/link-address.ts';

type LinkDialogProps = { editor: Editor; onClose: () => void };

/** Edits the link of the selected text or picture; without a selection it asks for the text too. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const { t } = useTranslation('components');
  const isPicture = editor.isActive('image');
  const linked = isPicture ? editor.getAttributes('image').link : editor.getAttributes('link').href;
  const isLinked = Boolean(linked);
  const asksText = editor.state.selection.empty && !isLinked;
  const [address, setAddress] = useState(String(linked ?? ''));
  const [text, setText] = useState('');
  const [isWrong, setIsWrong] = useState(false);

  const apply = () => {
    const href = readLinkAddress(address);
    setIsWrong(href === undefined);
    if (href === undefined) return false;
    if (isPicture) {
      editor.commands.updateAttributes('image', { link: href });
    } else if (asksText) {
      const words = { type: 'text', text: text.trim() || href };
      editor.commands.insertContent({ ...words, marks: [{ type: 'link', attrs: { href } }] });
    } else {
      editor.chain().extendMarkRange('link').setLink({ href }).run();
    }
    return true;
  };
  const remove = () => {
    if (isPicture) editor.commands.updateAttributes('image', { link: null });
    else editor.chain().extendMarkRange('link').unsetLink().run();
  };

  return (
    <EditorDialog
      title={t('linkDialog.title')}
      applyText={t('linkDialog.apply')}
      onApply={apply}
      removal={isLinked ? { text: t('linkDialog.remove'), remove } : undefined}
      onClose={onClose}
    >
      {/* Above the label, which the dialog's content would cut off. */}
      <Box sx={{ pt: 1, pb: 0.5 }}>
        <LinkField
          hasInitialFocus
          label={t('linkDialog.address')}
          hint={t('linkDialog.addressHint')}
          error={isWrong ? t('linkDialog.unsafe') : undefined}
          value={address}
          onChange={setAddress}
          onPick={({ title }) => setText((typed) => typed || title)}
        />
      </Box>
      {asksText && (
        <TextField
          fullWidth
          margin="dense"
          label={t('linkDialog.text')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
    </EditorDialog>
  );
}
