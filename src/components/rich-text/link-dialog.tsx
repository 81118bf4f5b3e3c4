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
import { readLinkAddress } from './link-address.ts';

type LinkDialogProps = { editor: Editor; onClose: () => void };

/** Asks where the selected words lead, or for words and address where none are selected. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const { t } = useTranslation('components');
  const id = useId();
  const [open, setOpen] = useState(true);
  const isLinked = editor.isActive('link');
  const asksText = editor.state.selection.empty && !isLinked;
  const [address, setAddress] = useState(() => String(editor.getAttributes('link').href ?? ''));
  const [text, setText] = useState('');
  const [isWrong, setIsWrong] = useState(false);

  const apply = (event: FormEvent) => {
    // The dialog stands inside the record's form as far as React knows.
    event.preventDefault();
    event.stopPropagation();
    const href = readLinkAddress(address);
    setIsWrong(href === undefined);
    if (href === undefined) return;
    if (asksText) {
      const words = { type: 'text', text: text.trim() || href };
      editor.commands.insertContent({ ...words, marks: [{ type: 'link', attrs: { href } }] });
    } else {
      editor.chain().extendMarkRange('link').setLink({ href }).run();
    }
    setOpen(false);
  };
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run();
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
      <DialogTitle id={`${id}-title`}>{t('linkDialog.title')}</DialogTitle>
      <DialogContent>
        <TextField
          // A dialog has to take the focus.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          fullWidth
          margin="dense"
          label={t('linkDialog.address')}
          value={address}
          onChange={(event) => setAddress(event.target.value)}
          error={isWrong}
          helperText={t(isWrong ? 'linkDialog.unsafe' : 'linkDialog.addressHint')}
          slotProps={{ htmlInput: { inputMode: 'url', spellCheck: false, dir: 'ltr' } }}
        />
        {asksText && (
          <TextField
            fullWidth
            margin="dense"
            label={t('linkDialog.text')}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </DialogContent>
      <DialogActions>
        {isLinked && (
          <Button color="error" onClick={remove} sx={{ marginInlineEnd: 'auto' }}>
            {t('linkDialog.remove')}
          </Button>
        )}
        <Button color="inherit" onClick={() => setOpen(false)}>
          {t('action.cancel')}
        </Button>
        <Button type="submit" variant="contained">
          {t('linkDialog.apply')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
