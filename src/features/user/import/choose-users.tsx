import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { FileStep } from '#src/admin/import/steps/file-step.tsx';
import { fileKind, withEnding } from '#src/admin/import/file/file-kind.ts';
import { hasCall } from '#src/api/wire/server-call.ts';
import { errorMessage } from '#src/i18n/error-message.ts';
import { saveFile } from '#src/lib/browser/save-file.ts';
import { userApi } from '../api.ts';
import type { UserFile } from './user-file.ts';

type ChooseUsersProps = {
  ownUsername: string;
  onFile: (file: UserFile) => void;
  onCancel: () => void;
};

export function ChooseUsers({ ownUsername, onFile, onCancel }: ChooseUsersProps) {
  const { t } = useTranslation('user');
  const read = async (file: File) => {
    const { readUserFile } = await import('./user-file.ts');
    return readUserFile(file, ownUsername);
  };
  return (
    <FileStep read={read} onRead={onFile} onCancel={onCancel}>
      <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
        {t('import.explained')}
      </Typography>
      <Box component="ol" sx={{ mt: 0, mb: 2, paddingInlineStart: 3, typography: 'body2' }}>
        <li>{t('import.steps.template')}</li>
        <li>{t('import.steps.fill')}</li>
        <li>{t('import.steps.check')}</li>
      </Box>
      <Box sx={{ mb: 2 }}>{hasCall('GET /user/get-import-template') && <TemplateButton />}</Box>
    </FileStep>
  );
}

/** The server's template: a CSV file or a workbook. */
function TemplateButton() {
  const { t } = useTranslation(['user', 'import']);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const file = await userApi.importTemplate();
      const kind = fileKind(new Uint8Array(await file.arrayBuffer()));
      const ending = kind === 'text' ? 'csv' : kind;
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
      {t('import:template.download')}
    </Button>
  );
}
