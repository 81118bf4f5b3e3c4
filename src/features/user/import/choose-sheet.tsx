import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useDropzone } from 'react-dropzone';
import { useTranslation } from 'react-i18next';
import { sheetErrorText } from './sheet-error-text.ts';
import type { Sheet } from './sheet.ts';
import { TemplateButton } from './template-button.tsx';

type ChooseSheetProps = {
  ownUsername: string;
  onSheet: (sheet: Sheet) => void;
  onCancel: () => void;
};

/** Where the spreadsheet is dropped or chosen, with the template and what has to be known. */
export function ChooseSheet({ ownUsername, onSheet, onCancel }: ChooseSheetProps) {
  const { t } = useTranslation(['user', 'common']);
  const reading = useMutation({
    mutationFn: async (file: File) => {
      const { readSheet } = await import('./read-sheet.ts');
      return readSheet(file, ownUsername);
    },
    onSuccess: onSheet,
  });
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    multiple: false,
    noClick: true,
    noKeyboard: true,
    onDrop: ([file]) => {
      if (file) reading.mutate(file);
    },
  });
  return (
    <>
      <DialogContent dividers>
        <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
          {t('import.explained')}
        </Typography>
        <Box component="ol" sx={{ mt: 0, mb: 2, paddingInlineStart: 3, typography: 'body2' }}>
          <li>{t('import.steps.template')}</li>
          <li>{t('import.steps.fill')}</li>
          <li>{t('import.steps.check')}</li>
        </Box>
        <Box sx={{ mb: 2 }}>
          <TemplateButton />
        </Box>
        {reading.error && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {sheetErrorText(t, reading.error)}
          </Alert>
        )}
        <Box
          {...getRootProps()}
          role="group"
          tabIndex={undefined}
          aria-label={t('import.area')}
          sx={{
            p: 4,
            textAlign: 'center',
            border: '1px dashed',
            borderColor: isDragActive ? 'primary.text' : 'control',
            borderRadius: 1,
          }}
        >
          <input
            {...getInputProps({ 'aria-label': t('import.choose'), accept: '.csv,text/csv' })}
          />
          <UploadIcon sx={{ fontSize: 48, color: 'brand.text', opacity: 0.8 }} />
          <Typography sx={{ mt: 1, mb: 2 }}>
            {t(isDragActive ? 'import.release' : 'import.drop')}
          </Typography>
          {/* The button that led back here is gone: the focus would be nowhere. */}
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
          <Button autoFocus variant="contained" loading={reading.isPending} onClick={open}>
            {t('import.choose')}
          </Button>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onCancel}>
          {t('common:action.cancel')}
        </Button>
      </DialogActions>
    </>
  );
}
