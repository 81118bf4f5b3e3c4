import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { SelectionFrame } from '#src/admin/list/bulk/selection-frame.tsx';
import { errorMessage } from '#src/i18n/error-message.ts';
import type { Photo } from '#src/api/uploads/photo-schema.ts';
import { useDownload } from './use-download.ts';
import { useZip, type Zip } from './use-zip.ts';
import { DialogFrame } from '#src/admin/ui/dialog-frame.tsx';

type SelectedPhotosProps = {
  /** The selected photos of all pages. */
  photos: () => Photo[];
  count: number;
  onClear: () => void;
};

/** Downloads the selection: one photo as it is, several as a zip. */
export function SelectedPhotos({ photos, count, onClear }: SelectedPhotosProps) {
  const { t } = useTranslation(['photo-management', 'crud']);
  const one = useDownload();
  const zip = useZip();
  const download = () => {
    const selected = photos();
    const [first] = selected;
    if (selected.length === 1 && first) one.mutate(first);
    else void zip.start(selected);
  };
  return (
    <SelectionFrame count={count}>
      <Box sx={{ flexGrow: 1 }} />
      <Button color="inherit" onClick={onClear}>
        {t('crud:list.clearSelection')}
      </Button>
      <Button
        variant="contained"
        startIcon={<DownloadIcon />}
        loading={one.isPending}
        onClick={download}
      >
        {t(count === 1 ? 'gallery.download' : 'gallery.downloadZip')}
      </Button>
      <ZipDialog zip={zip} />
    </SelectionFrame>
  );
}

type ZipDialogProps = { zip: Zip };

/** Progress of the zip, then the photos that failed. */
function ZipDialog({ zip }: ZipDialogProps) {
  const { t } = useTranslation(['photo-management', 'common']);
  const { state } = zip;
  if (state === null) return null;
  const { total, done, failures, isRunning, error } = state;
  const settled = done + failures.length;
  const retry = () => void zip.start(failures.map(({ photo }) => photo));
  return (
    // A click on the backdrop must not cancel a download that takes minutes.
    <DialogFrame
      title={t(isRunning ? 'gallery.zipping' : 'gallery.zipEnded')}
      maxWidth="xs"
      onClose={(_event, reason) => reason === 'escapeKeyDown' && zip.close()}
    >
      <DialogContent>
        {isRunning && (
          <>
            <LinearProgress
              variant="determinate"
              value={(settled / total) * 100}
              aria-label={t('gallery.zipping')}
            />
            <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
              {t('gallery.zipProgress', { done: settled, total })}
            </Typography>
          </>
        )}
        {error !== undefined && <Alert severity="error">{errorMessage(error)}</Alert>}
        {!isRunning && failures.length > 0 && (
          <>
            <Typography role="alert">
              {t(done > 0 ? 'gallery.zipLacks' : 'gallery.zipNone', { count: failures.length })}
            </Typography>
            <List dense>
              {failures.map(({ photo, error: reason }) => (
                <ListItem key={photo.id} disableGutters sx={{ overflowWrap: 'anywhere' }}>
                  <ListItemText primary={photo.name} secondary={errorMessage(reason)} />
                </ListItem>
              ))}
            </List>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={zip.close}>
          {t(isRunning ? 'common:action.cancel' : 'common:action.close')}
        </Button>
        {!isRunning && failures.length > 0 && (
          <Button variant="contained" onClick={retry}>
            {t('gallery.zipRetry', { count: failures.length })}
          </Button>
        )}
      </DialogActions>
    </DialogFrame>
  );
}
