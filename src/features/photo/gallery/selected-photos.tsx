import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { SelectionFrame } from '#src/admin/list/selection-frame.tsx';
import type { Photo } from '../schema.ts';
import { useDownload } from './use-download.ts';
import { useZip } from './use-zip.ts';
import { ZipDialog } from './zip-dialog.tsx';

type SelectedPhotosProps = {
  /** The selected ones, also of other pages. */
  photos: () => Photo[];
  count: number;
  onClear: () => void;
};

/** Downloads what is selected: one photo as it is, several as a zip (B4). */
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
