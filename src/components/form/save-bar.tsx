import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useIsUploading } from './form-uploads.tsx';

type SaveBarProps = {
  backTo: string;
  /** More buttons, before save. */
  children?: ReactNode;
};

/** A field that gets the focus and the way back to the top come to stand above the bar. */
const ROOM = { html: { scrollPaddingBottom: '104px', '--bottom-bar-height': '76px' } };

/** Stays at the bottom of a form: what state it is in, a way back, save. */
export function SaveBar({ backTo, children }: SaveBarProps) {
  const { t } = useTranslation('crud');
  const { isDirty, isSubmitting } = useFormState();
  const isUploading = useIsUploading();
  return (
    <Paper
      elevation={8}
      sx={{
        border: 1,
        borderColor: 'divider',
        position: 'sticky',
        bottom: 16,
        zIndex: 2,
        mt: 3,
        px: 2,
        py: 1.5,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
      }}
    >
      <GlobalStyles styles={ROOM} />
      <Typography variant="body2" aria-live="polite" sx={{ flexGrow: 1, color: 'text.secondary' }}>
        {t(stateOf(isUploading, isSubmitting, isDirty))}
      </Typography>
      {children}
      <Button component={Link} to={backTo} color="inherit">
        {t('action.cancel')}
      </Button>
      <Button type="submit" variant="contained" loading={isSubmitting} disabled={isUploading}>
        {t('action.save')}
      </Button>
    </Paper>
  );
}

function stateOf(isUploading: boolean, isSubmitting: boolean, isDirty: boolean) {
  if (isUploading) return 'form.uploading';
  if (isSubmitting) return 'action.saving';
  return isDirty ? 'form.unsaved' : 'form.unchanged';
}
