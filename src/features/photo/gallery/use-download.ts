import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from '#src/lib/toast.ts';
import { errorMessage } from '#src/i18n/error-message.ts';
import { saveFile } from '#src/lib/browser/save-file.ts';
import { photoApi } from '#src/api/uploads/photos.ts';
import type { Photo } from '#src/api/uploads/photo-schema.ts';

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
