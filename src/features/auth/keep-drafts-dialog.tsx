import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#src/components/form/confirm-dialog.tsx';

type KeepDraftsDialogProps = {
  /** The number of drafts. */
  count: number;
  onSignOut: (keepDrafts: boolean) => void;
  onCancel: () => void;
};

/** Before signing out: drafts stay in the browser, where its next user could read them. */
export function KeepDraftsDialog({ count, onSignOut, onCancel }: KeepDraftsDialogProps) {
  const { t } = useTranslation('navbar');
  const id = useId();
  const [isKept, setKept] = useState(true);
  return (
    <ConfirmDialog
      open
      title={t('account.drafts.title')}
      confirmText={t('account.signOut')}
      onConfirm={() => onSignOut(isKept)}
      onCancel={onCancel}
      details={
        <>
          <FormControlLabel
            sx={{ mt: 1 }}
            label={t('account.drafts.keep')}
            control={
              <Checkbox
                checked={isKept}
                onChange={(event) => setKept(event.target.checked)}
                slotProps={{ input: { 'aria-describedby': id } }}
              />
            }
          />
          <FormHelperText id={id} sx={{ mt: 0 }}>
            {t('account.drafts.hint')}
          </FormHelperText>
        </>
      }
    >
      {t('account.drafts.text', { count })}
    </ConfirmDialog>
  );
}
