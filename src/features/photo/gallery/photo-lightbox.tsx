import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { assetUrl } from '#src/api/uploads/assets.ts';
import { CopyButton } from '#src/components/share/copy-button.tsx';
import { LazyLightbox } from '#src/components/lightbox/lazy-lightbox.ts';
import type { LightboxPicture } from '#src/components/lightbox/picture-lightbox.tsx';
import { srcSet } from '#src/lib/pictures/srcset.ts';
import { photoAddress, photoAlt, photoFacts } from '../photo-texts.ts';
import type { Photo } from '#src/api/uploads/photo-schema.ts';
import { DownloadButton } from './download-button.tsx';

type PhotoLightboxProps = {
  photos: Photo[];
  /** Index of the open photo. */
  index: number;
  onView: (index: number) => void;
  onClose: () => void;
};

/** The lightbox, with each photo's details and actions. */
export function PhotoLightbox({ photos, index, onView, onClose }: PhotoLightboxProps) {
  const { t } = useTranslation('photo-management');
  const pictures = useMemo(() => photos.map(toPicture), [photos]);
  return (
    <LazyLightbox
      label={t('gallery.lightbox')}
      pictures={pictures}
      index={index}
      finite
      caption={(shown) => photos[shown] && <PhotoCaption photo={photos[shown]} />}
      onView={onView}
      onClose={onClose}
      onLoadFailed={onClose}
    />
  );
}

function PhotoCaption({ photo }: { photo: Photo }) {
  const { t } = useTranslation('photo-management');
  const { name, alt, category } = photo;
  const facts = [category, photoFacts(photo)].filter((fact) => fact !== '').join(' · ');
  return (
    <Box sx={captionStyles}>
      <Box sx={{ flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle2" component="p">
          {photoAlt(photo)}
        </Typography>
        {alt && <Typography variant="body2">{name}</Typography>}
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
  '@supports not (color: color-mix(in srgb, currentcolor, currentcolor))': {
    bgcolor: 'common.black',
  },
  '& .MuiIconButton-root': { color: 'inherit' },
} as const;

/** The photo for the lightbox, with the widths that the server has. */
function toPicture(photo: Photo): LightboxPicture {
  const { width, height } = photo;
  const src = assetUrl(photo.url);
  const picture = { src, alt: photoAlt(photo) };
  if (width === null || height === null) return picture;
  const sources = (srcSet(src)?.split(', ') ?? []).map((source) => {
    const [address = '', descriptor = ''] = source.split(' ');
    const pixels = Number.parseInt(descriptor, 10);
    return { src: address, width: pixels, height: Math.round((pixels * height) / width) };
  });
  return { ...picture, width, height, ...(sources.length > 0 && { srcSet: sources }) };
}
