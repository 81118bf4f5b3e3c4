import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
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

/** What gets the focus and the way back to the top come to stand above the bar. */
const ROOM = { html: { scrollPaddingBottom: '128px', '--bottom-bar-height': '100px' } };

/** Downloads what is selected: one photo as it is, several as a zip (B4). Always in sight. */
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
    <Paper component="section" elevation={8} aria-label={t('crud:list.selection')} sx={barStyles}>
      <GlobalStyles styles={ROOM} />
      <Typography variant="subtitle2" component="p" sx={{ flexGrow: 1 }}>
        {t('crud:list.selected', { count })}
      </Typography>
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
    </Paper>
  );
}

const barStyles = {
  position: 'sticky',
  bottom: 16,
  zIndex: 2,
  mx: 2,
  mb: 2,
  px: 2,
  py: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  border: 1,
  borderColor: 'divider',
} as const;
