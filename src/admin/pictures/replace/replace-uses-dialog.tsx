import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { PictureUses, usePictureUses } from '#src/admin/pictures/uses/picture-uses.tsx';
import { ReplaceButton } from './replace-button.tsx';
import type { StoredFile } from './replace-file.ts';
import { DialogFrame } from '#src/admin/ui/dialog-frame.tsx';

type ReplaceUsesDialogProps = { old: StoredFile; name: string; onClose: () => void };

/** Finds the records with a file, and replaces it in all of them. */
export function ReplaceUsesDialog({ old, name, onClose }: ReplaceUsesDialogProps) {
  const { t } = useTranslation(['replace', 'common']);
  const found = usePictureUses(old.url);
  return (
    <DialogFrame title={t('title', { name })} maxWidth="xs" onClose={onClose}>
      <DialogContent>
        <Typography variant="body2" sx={{ mb: 2 }}>
          {t('hint')}
        </Typography>
        <PictureUses found={found} />
      </DialogContent>
      <DialogActions>
        {/* A dialog must move the focus into itself. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <Button autoFocus color="inherit" onClick={onClose}>
          {t('common:action.close')}
        </Button>
        <ReplaceButton old={old} name={name} found={found} onReplaced={onClose} />
      </DialogActions>
    </DialogFrame>
  );
}
