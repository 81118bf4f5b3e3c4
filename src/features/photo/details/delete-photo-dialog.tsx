import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deleteLater } from '#src/admin/deletion/delete-later.ts';
import { PictureUses } from '#src/admin/pictures/uses/picture-uses.tsx';
import type { usePictureUses } from '#src/admin/pictures/uses/use-picture-uses.ts';
import type { Photo } from '#src/api/uploads/photo-schema.ts';
import { photoApi } from '#src/api/uploads/photos.ts';
import { ConfirmDialog } from '#src/components/form/confirm-dialog.tsx';

type DeletePhotoDialogProps = {
  photo: Photo;
  found: ReturnType<typeof usePictureUses>;
  onClose: (isDeleted: boolean) => void;
};

const MAX_USES = 8;

/**
 * Asks before a photo is deleted and says where it is used. The photo then disappears at once, and a toast
 * offers undo.
 */
export function DeletePhotoDialog({ photo, found, onClose }: DeletePhotoDialogProps) {
  const { t } = useTranslation(['photo-management', 'crud']);
  const client = useQueryClient();
  const { id, name } = photo;
  const confirm = () => {
    deleteLater(client, photoApi, [{ id, name }]);
    onClose(true);
  };
  return (
    <ConfirmDialog
      open
      danger
      title={t('crud:delete.title')}
      confirmText={t(found.uses.length > 0 ? 'details.deleteUsed' : 'crud:delete.action')}
      // Busy while its uses are being looked for.
      busy={found.isRunning}
      onConfirm={confirm}
      onCancel={() => onClose(false)}
      details={
        <Box sx={{ mt: 2 }}>
          <PictureUses found={found} most={MAX_USES} />
        </Box>
      }
    >
      {found.uses.length > 0 ? t('details.askUsed', { name }) : t('crud:delete.ask', { name })}
    </ConfirmDialog>
  );
}
