import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useMay } from '#src/admin/list/core/use-may.ts';
import { assetUrl } from '#src/api/uploads/assets.ts';
import type { Photo } from '#src/api/uploads/photo-schema.ts';
import { canUpdatePhotos, PHOTO_PERMISSION } from '#src/api/uploads/photos.ts';
import { Picture } from '#src/components/picture.tsx';
import { AltField } from './alt-field.tsx';
import { AltForm } from './alt-form.tsx';
import type { ChosenPicture } from './chosen-pictures.ts';

type ChosenDetailsProps = {
  picture: ChosenPicture;
  /** Its record in the library, where the list has it. */
  photo: Photo | undefined;
  /** Asks for the text with which the picture is inserted. */
  onAlt: ((alt: string) => void) | undefined;
};

/** The chosen picture, larger, with its alternative text. */
export function ChosenDetails({ picture, photo, onAlt }: ChosenDetailsProps) {
  const { t } = useTranslation('crud');
  const mayPhotos = useMay(PHOTO_PERMISSION);
  const { url, name, alt, width, height } = picture;
  const pixels = width !== null && height !== null ? `${width} × ${height}` : '';
  return (
    <Box sx={detailsStyles}>
      <Picture
        src={assetUrl(url)}
        alt={alt || t('pictures.chosen')}
        ratio={4 / 3}
        fit="contain"
        sizes="280px"
        priority
        sx={{ borderRadius: 1 }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="subtitle2" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {name || url}
        </Typography>
        {pixels !== '' && (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {pixels}
          </Typography>
        )}
        <Box sx={{ mt: 1.5 }}>
          {onAlt ? (
            <AltField
              size="small"
              src={url}
              label={t('pictures.alt')}
              helperText={t('pictures.altOfText')}
              alt={alt}
              onAlt={onAlt}
            />
          ) : photo && canUpdatePhotos() && mayPhotos('edit') ? (
            <AltForm key={photo.id} photo={photo} />
          ) : (
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {alt ? t('pictures.altIs', { alt }) : t('pictures.noAlt')}
            </Typography>
          )}
        </Box>
      </Box>
    </Box>
  );
}

/** Beside the pictures on wide screens, below them on phones, with a smaller picture. */
const detailsStyles = {
  display: 'grid',
  gap: 1.5,
  alignContent: 'start',
  gridTemplateColumns: { xs: '96px minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
};
