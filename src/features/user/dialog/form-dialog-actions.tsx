import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useIsUploading } from '#src/admin/form/form-uploads.tsx';

type FormDialogActionsProps = {
  /** More of the form's state. */
  state: ReactNode;
  onCancel: () => void;
};

/** Below a form in a dialog: a way out, save, and what is under way. */
export function FormDialogActions({ state, onCancel }: FormDialogActionsProps) {
  const { t } = useTranslation('crud');
  const { isDirty, isSubmitting } = useFormState();
  const isUploading = useIsUploading();
  return (
    <DialogActions>
      <Typography variant="body2" aria-live="polite" sx={{ flexGrow: 1, color: 'text.secondary' }}>
        {isUploading && t('form.uploading')}
        {isSubmitting && t('action.saving')}
        {isDirty && !isSubmitting && !isUploading && state}
      </Typography>
      <Button color="inherit" onClick={onCancel}>
        {t('action.cancel')}
      </Button>
      <Button type="submit" variant="contained" loading={isSubmitting} disabled={isUploading}>
        {t('action.save')}
      </Button>
    </DialogActions>
  );
}
