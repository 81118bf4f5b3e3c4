import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '#src/components/copy-button.tsx';
import { photoAddress, photoFacts } from '../photo-texts.ts';
import type { Photo } from '../schema.ts';
import { DownloadButton } from './download-button.tsx';

type PhotoCaptionProps = { photo: Photo };

/** What is known of a photo, over the lower edge of it, and what can be done with it. */
export function PhotoCaption({ photo }: PhotoCaptionProps) {
  const { t } = useTranslation('photo-management');
  const { name, alt, category } = photo;
  const facts = [category, photoFacts(photo)].filter((fact) => fact !== '').join(' · ');
  return (
    <Box sx={captionStyles}>
      <Box sx={{ flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle2" component="p">
          {name}
        </Typography>
        {alt && <Typography variant="body2">{t('gallery.altOf', { alt })}</Typography>}
        <Typography variant="body2" sx={{ opacity: 0.8 }}>
          {facts}
        </Typography>
      </Box>
      <CopyButton text={photoAddress(photo)} label={t('addressOf', { name })} />
      <DownloadButton photo={photo} />
    </Box>
  );
}

const captionStyles = {
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  px: 2,
  py: 1.5,
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  color: 'common.white',
  bgcolor: 'color-mix(in srgb, var(--mui-palette-common-black) 60%, transparent)',
  '& .MuiIconButton-root': { color: 'inherit' },
} as const;
