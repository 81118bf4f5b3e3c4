import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import type { Photo } from '#src/api/uploads/photo-schema.ts';
import { useDownload } from './use-download.ts';

type DownloadButtonProps = { photo: Photo };

export function DownloadButton({ photo }: DownloadButtonProps) {
  const { t } = useTranslation('photo-management');
  const { mutate, isPending } = useDownload();
  const text = t('gallery.downloadOf', { name: photo.name });
  return (
    <Tooltip title={text}>
      {/* Not disabled while pending: a disabled button would lose the focus. */}
      <IconButton
        size="small"
        color="inherit"
        aria-label={text}
        aria-busy={isPending}
        onClick={() => isPending || mutate(photo)}
        sx={{ opacity: isPending ? 0.5 : 1 }}
      >
        <DownloadIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
