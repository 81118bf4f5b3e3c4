import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { TableDropArea } from '#src/admin/import/steps/table-drop-area.tsx';
import { withEnding, workbookEnding } from '#src/admin/import/file/workbook.ts';
import { errorMessage } from '#src/i18n/error-message.ts';
import { isLoadFailure } from '#src/lib/errors/load-failure.ts';
import { saveFile } from '#src/lib/browser/save-file.ts';
import { userApi } from '../api.ts';
import { SheetError } from './sheet.ts';
import type { Sheet, Workbook } from './sheet.ts';

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
        <TableDropArea
          takesFocus
          texts={{
            area: t('import.area'),
            choose: t('import.choose'),
            drop: t('import.drop'),
            release: t('import.release'),
          }}
          isReading={reading.isPending}
          onFile={reading.mutate}
        />
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
