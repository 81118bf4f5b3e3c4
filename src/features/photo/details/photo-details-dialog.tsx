import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deleteLater } from '#src/admin/deletion/delete-later.ts';
import { useMay } from '#src/admin/list/core/use-may.ts';
import { AltForm } from '#src/admin/pictures/chosen/alt-form.tsx';
import { ReplaceButton } from '#src/admin/pictures/replace/replace-button.tsx';
import { PictureUses, usePictureUses } from '#src/admin/pictures/uses/picture-uses.tsx';
import { assetUrl } from '#src/api/uploads/assets.ts';
import type { Photo } from '#src/api/uploads/photo-schema.ts';
import { canDeletePhotos, canUpdatePhotos, photoApi } from '#src/api/uploads/photos.ts';
import { ConfirmDialog } from '#src/components/form/confirm-dialog.tsx';
import { CopyButton } from '#src/components/share/copy-button.tsx';
import { Picture } from '#src/components/picture.tsx';
import { unlessBackdrop } from '#src/lib/browser/unless-backdrop.ts';
import { DownloadButton } from '../gallery/download-button.tsx';
import { photoAddress, photoAlt, photoFacts } from '../photo-texts.ts';
import { DialogFrame } from '#src/admin/ui/dialog-frame.tsx';

type PhotoDetailsDialogProps = {
  photo: Photo;
  onClose: (isDeleted: boolean) => void;
};

/** One photo: its alternative text, its uses and its actions. */
export function PhotoDetailsDialog({ photo, onClose }: PhotoDetailsDialogProps) {
  const { t } = useTranslation(['photo-management', 'crud']);
  const may = useMay();
  const found = usePictureUses(photo.url);
  const [isDeleting, setDeleting] = useState(false);
  const { name, alt, category } = photo;
  const facts = [alt && name, category, photoFacts(photo)]
    .filter((fact) => fact !== '')
    .join(' · ');
  return (
    <DialogFrame
      title={photoAlt(photo)}
      maxWidth="md"
      onClose={unlessBackdrop(() => onClose(false))}
    >
      <DialogContent sx={contentStyles}>
        <div>
          <Picture
            src={assetUrl(photo.url)}
            alt={photoAlt(photo)}
            ratio={4 / 3}
            fit="contain"
            sizes="(max-width: 56.1875em) 100vw, 420px"
            priority
            sx={{ borderRadius: 1 }}
          />
          <Box sx={{ mt: 1, display: 'flex', alignItems: 'center' }}>
            <Typography variant="body2" sx={factsStyles}>
              {facts}
            </Typography>
            <CopyButton text={photoAddress(photo)} label={t('addressOf', { name })} />
            <DownloadButton photo={photo} />
          </Box>
        </div>
        <div>
          {canUpdatePhotos() && may('edit') ? (
            <Box sx={{ pt: 1 }}>
              <AltForm photo={photo} />
            </Box>
          ) : (
            <Typography variant="body2">
              {alt ? t('gallery.altOf', { alt }) : t('crud:pictures.noAlt')}
            </Typography>
          )}
          <Typography variant="subtitle2" component="h3" sx={{ mt: 3, mb: 1 }}>
            {t('crud:pictures.uses.title')}
          </Typography>
          <PictureUses found={found} />
        </div>
      </DialogContent>
      <DialogActions>
        {canDeletePhotos() && may('remove') && (
          <Button color="error" onClick={() => setDeleting(true)} sx={{ marginInlineEnd: 'auto' }}>
            {t('crud:delete.action')}
          </Button>
        )}
        <ReplaceButton
          old={photo}
          name={name}
          category={category}
          found={found}
          // The dialog closes, because it would cover the toast that offers undo.
          onReplaced={() => onClose(false)}
        />
        <Button color="inherit" onClick={() => onClose(false)}>
          {t('action.close')}
        </Button>
      </DialogActions>
      {isDeleting && (
        <DeletePhotoDialog
          photo={photo}
          found={found}
          onClose={(isDeleted) => {
            setDeleting(false);
            if (isDeleted) onClose(true);
          }}
        />
      )}
    </DialogFrame>
  );
}

const factsStyles = { flex: 1, minWidth: 0, color: 'text.secondary', overflowWrap: 'anywhere' };

const contentStyles = {
  display: 'grid',
  alignItems: 'start',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
};

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
function DeletePhotoDialog({ photo, found, onClose }: DeletePhotoDialogProps) {
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
