import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { errorMessage } from '#src/i18n/error-message.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { userApi } from '../api.ts';

/** Saves the server's template to fill in (B6). */
export function TemplateButton() {
  const { t } = useTranslation('user');
  const { mutate, isPending } = useMutation({
    mutationFn: userApi.importTemplate,
    onSuccess: (file) => saveFile(file, file.name || t('import.templateName')),
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
