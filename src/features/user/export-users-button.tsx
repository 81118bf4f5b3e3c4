import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import type { PageQuery } from '#src/api/page.ts';
import { ToolButton } from '#src/admin/list/tool-button.tsx';
import { errorMessage } from '#src/i18n/error-message.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { userApi } from './api.ts';

type ExportUsersButtonProps = { query: PageQuery };

/** Saves all users that the list finds, as the server's own spreadsheet (B6). */
export function ExportUsersButton({ query }: ExportUsersButtonProps) {
  const { t } = useTranslation('user');
  const { mutate, isPending } = useMutation({
    mutationFn: () => userApi.exportFile(query),
    onSuccess: (file) => saveFile(file, file.name || t('export.fileName')),
    onError: (error) => toast.error(t('export.failed'), { description: errorMessage(error) }),
  });
  return (
    <ToolButton
      label={t('export.action')}
      busy={isPending}
      onClick={() => {
        if (!isPending) mutate();
      }}
    >
      <DownloadIcon />
    </ToolButton>
  );
}
