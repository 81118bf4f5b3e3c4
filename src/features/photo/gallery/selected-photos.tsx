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
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#src/lib/toast.ts';
import { SelectionFrame } from '#src/admin/list/bulk/selection-frame.tsx';
import { errorMessage } from '#src/i18n/error-message.ts';
import type { Photo } from '#src/api/uploads/photo-schema.ts';
import { DialogFrame } from '#src/admin/ui/dialog-frame.tsx';
import { dateParts } from '#src/i18n/format/format.ts';
import { saveFile } from '#src/lib/browser/save-file.ts';
import { useDownload } from './download-button.tsx';

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

/** Progress of the zip, then the photos that failed. */
function ZipDialog({ zip }: { zip: Zip }) {
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

type Failure = { photo: Photo; error: unknown };

/** Progress of the running zip, or the failures of the finished one. */
type ZipState = {
  total: number;
  done: number;
  failures: Failure[];
  isRunning: boolean;
  /** Set when the zip itself failed. */
  error?: unknown;
};

/** Packs photos into a zip and saves it; the zip library is imported on first use. */
function useZip() {
  const { t } = useTranslation('photo-management');
  const [state, setState] = useState<ZipState | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (photos: Photo[]) => {
    const controller = new AbortController();
    const { signal } = controller;
    const failures: Failure[] = [];
    let done = 0;
    const update = (changes: Partial<ZipState>) => {
      if (signal.aborted) return;
      setState({
        total: photos.length,
        done,
        failures: [...failures],
        isRunning: true,
        ...changes,
      });
    };
    const onDone = () => {
      done += 1;
      update({});
    };
    const onFailed = (photo: Photo, error: unknown) => {
      failures.push({ photo, error });
      update({});
    };
    running.current = controller;
    update({});
    try {
      const { zipPhotos } = await import('./zip-photos.ts');
      const zip = await zipPhotos(photos, { signal, onDone, onFailed });
      signal.throwIfAborted();
      if (done > 0) saveFile(zip, zipName(t('gallery.zipName')));
      if (failures.length > 0) update({ isRunning: false });
      else {
        setState(null);
        toast.success(t('gallery.zipDone', { count: done }));
      }
    } catch (error) {
      update({ isRunning: false, error });
    }
  };

  const close = () => {
    running.current?.abort();
    setState(null);
  };

  return { state, start, close };
}

type Zip = ReturnType<typeof useZip>;

function zipName(name: string): string {
  const { year, month, day, time } = dateParts(new Date());
  return `${name}-${year}${month}${day}-${time.replace(':', '')}.zip`;
}
