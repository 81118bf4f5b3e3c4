import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslation } from 'react-i18next';
import type { Id } from '#src/lib/id.ts';
import type { Selection } from '#src/components/list/use-selection.ts';
import type { Photo } from '../schema.ts';
import { useDownload } from './use-download.ts';
import { useZip } from './use-zip.ts';
import { ZipDialog } from './zip-dialog.tsx';

type SelectedPhotosProps = {
  /** Those on this page. */
  photos: Photo[];
  selection: Selection;
  /** The photos behind ids, also of other pages. */
  known: (ids: Id[]) => Photo[];
};

/** Selects a whole page, and downloads what is selected: one as it is, several as a zip (B4). */
export function SelectedPhotos({ photos, selection, known }: SelectedPhotosProps) {
  const { t } = useTranslation(['photo-management', 'crud']);
  const one = useDownload();
  const zip = useZip();
  const count = selection.ids.size;
  const onPage = photos.filter(({ id }) => selection.ids.has(id)).length;
  const isAll = onPage === photos.length;

  const togglePage = () => {
    const ids = photos.map(({ id }) => id);
    if (isAll) selection.drop(ids);
    else selection.set([...selection.ids, ...ids]);
  };
  const download = () => {
    const selected = known([...selection.ids]);
    const [first] = selected;
    if (selected.length === 1 && first) one.mutate(first);
    else void zip.start(selected);
  };

  return (
    <Box
      component="section"
      aria-label={t('crud:list.selection')}
      sx={{ px: 2, minHeight: 48, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
    >
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={isAll}
            indeterminate={onPage > 0 && !isAll}
            onChange={togglePage}
          />
        }
        label={t('gallery.selectPage')}
      />
      <Box component="output" sx={{ flexGrow: 1, color: 'text.secondary' }}>
        {count > 0 && t('crud:list.selected', { count })}
      </Box>
      {count > 0 && (
        <>
          <Button color="inherit" onClick={selection.clear}>
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
        </>
      )}
      <ZipDialog zip={zip} />
    </Box>
  );
}
