import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useDropzone } from 'react-dropzone';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { withEnding, workbookEnding } from '#src/admin/import/workbook.ts';
import { errorMessage } from '#src/i18n/error-message.ts';
import { isLoadFailure } from '#src/lib/load-failure.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { userApi } from '../api.ts';
import { SheetError } from './sheet.ts';
import type { Sheet, Workbook } from './sheet.ts';

/** Only filters the file dialog. */
const ACCEPT = '.csv,text/csv,.xlsx,.xls';

type ChooseSheetProps = {
  ownUsername: string;
  onFile: (file: Sheet | Workbook) => void;
  onCancel: () => void;
};

export function ChooseSheet({ ownUsername, onFile, onCancel }: ChooseSheetProps) {
  const { t } = useTranslation(['user', 'common']);
  const reading = useMutation({
    mutationFn: async (file: File) => {
      const { readFile } = await import('./read-sheet.ts');
      return readFile(file, ownUsername);
    },
    onSuccess: onFile,
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
          <input {...getInputProps({ 'aria-label': t('import.choose'), accept: ACCEPT })} />
          <UploadIcon sx={{ fontSize: 48, color: 'primary.text', opacity: 0.8 }} />
          <Typography sx={{ mt: 1, mb: 2 }}>
            {t(isDragActive ? 'import.release' : 'import.drop')}
          </Typography>
          {/* The button that led back here is unmounted, so the focus would be lost. */}
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

function sheetErrorText(t: TFunction<'user'>, error: Error): string {
  if (isLoadFailure(error)) return errorMessage(error);
  if (!(error instanceof SheetError)) return t('import.fault.unreadable');
  return t(`import.fault.${error.fault}`);
}

function TemplateButton() {
  const { t } = useTranslation('user');
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const file = await userApi.importTemplate();
      const ending = (await workbookEnding(file)) ?? 'csv';
      return { file, name: file.name || withEnding(t('import.templateName'), ending) };
    },
    onSuccess: ({ file, name }) => saveFile(file, name),
    onError: (error) =>
      toast.error(t('import.templateFailed'), { description: errorMessage(error) }),
  });
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadIcon />}
      loading={isPending}
      loadingPosition="start"
      onClick={() => mutate()}
    >
      {t('import.template')}
    </Button>
  );
}
