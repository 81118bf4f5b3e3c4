import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from '#src/lib/toast.ts';
import type { Photo } from '#src/api/uploads/photo-schema.ts';
import { photoApi } from '#src/api/uploads/photos.ts';
import { errorMessage } from '#src/i18n/error-message.ts';
import { saveFile } from '#src/lib/browser/save-file.ts';

export function DownloadButton({ photo }: { photo: Photo }) {
  const { t } = useTranslation('photo-management');
  const { mutate, isPending } = useDownload();
  return (
    <Tooltip title={t('gallery.downloadOf', { name: photo.name })}>
      {/* Not disabled while pending: a disabled button would lose the focus. */}
      <IconButton
        size="small"
        color="inherit"
        aria-busy={isPending}
        onClick={() => isPending || mutate(photo)}
        sx={{ opacity: isPending ? 0.5 : 1 }}
      >
        <DownloadIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}

/** Downloads one photo; a toast shows why it failed. */
export function useDownload() {
  const { t } = useTranslation('photo-management');
  return useMutation({
    mutationFn: (photo: Photo) => photoApi.get(photo),
    onSuccess: (file, { name }) => saveFile(file, name),
    onError: (error, { name }) =>
      toast.error(t('gallery.downloadFailed', { name }), { description: errorMessage(error) }),
  });
}
