import InfoIcon from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { assetUrl } from '#src/api/uploads/assets.ts';
import { CopyButton } from '#src/components/share/copy-button.tsx';
import { Picture } from '#src/components/picture.tsx';
import { LazyPhotoDetails } from '../details/lazy-photo-details.ts';
import { photoAddress, photoAlt, photoFacts } from '../photo-texts.ts';
import type { Photo } from '#src/api/uploads/photo-schema.ts';
import { DownloadButton } from './download-button.tsx';

/** Aspect ratio of a photo in the gallery. */
export const PHOTO_RATIO = 4 / 3;

/** Two columns on phones, elsewhere as many as fit. */
export const photoGridStyles = {
  m: 0,
  px: 2,
  pb: 2,
  display: 'grid',
  gap: { xs: 1.5, sm: 2 },
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(auto-fill, minmax(200px, 1fr))',
  },
} as const;

type PhotoTileProps = {
  photo: Photo;
  isSelected: boolean;
  /** `isRange`: Shift was held. */
  onSelect: (isRange: boolean) => void;
  onView: () => void;
  onDetails: () => void;
};

export function PhotoTile({ photo, isSelected, onSelect, onView, onDetails }: PhotoTileProps) {
  const { t } = useTranslation('photo-management');
  const { name } = photo;
  const facts = [photo.alt === '' ? t('gallery.noAlt') : '', photoFacts(photo)];
  return (
    <Box component="li" sx={[tileStyles, isSelected && selectedStyles]}>
      <ButtonBase
        aria-label={t('gallery.viewOf', { name })}
        onClick={onView}
        sx={{ display: 'block', width: 1 }}
      >
        {/* The button has the photo's name. */}
        <Picture
          src={assetUrl(photo.url)}
          alt=""
          ratio={PHOTO_RATIO}
          sizes="(max-width: 37.4375em) 50vw, 300px"
        />
      </ButtonBase>
      <Checkbox
        size="small"
        checked={isSelected}
        // A click with Shift would select text.
        onMouseDown={(event) => event.shiftKey && event.preventDefault()}
        onChange={({ nativeEvent }) =>
          onSelect(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
        slotProps={{ input: { 'aria-label': t('gallery.selectOf', { name }) } }}
        sx={checkboxStyles}
      />
      <Box sx={{ py: 0.5 }}>
        <Typography variant="body2" noWrap title={name} sx={{ px: 1, pt: 0.5 }}>
          {photoAlt(photo)}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography variant="caption" sx={{ flex: '1 1 110px', px: 1, color: 'text.secondary' }}>
            {facts.filter((fact) => fact !== '').join(' · ')}
          </Typography>
          <CopyButton text={photoAddress(photo)} label={t('addressOf', { name })} />
          <DownloadButton photo={photo} />
          <DetailsButton name={name} onOpen={onDetails} />
        </Box>
      </Box>
    </Box>
  );
}

type DetailsButtonProps = { name: string; onOpen: () => void };

function DetailsButton({ name, onOpen }: DetailsButtonProps) {
  const { t } = useTranslation('photo-management');
  return (
    <Tooltip title={t('details.open', { name })}>
      <IconButton size="small" color="inherit" onClick={onOpen} {...LazyPhotoDetails.prefetchOn}>
        <InfoIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}

const tileStyles = {
  position: 'relative',
  listStyle: 'none',
  minWidth: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
} as const;

const selectedStyles = {
  borderColor: 'primary.main',
  outline: '1px solid',
  outlineColor: 'primary.main',
} as const;

/** The checkbox has its own background, because it lies over the picture. */
const checkboxStyles = {
  position: 'absolute',
  top: 6,
  insetInlineStart: 6,
  p: 0.5,
  borderRadius: 0.5,
  bgcolor: 'background.paper',
  '&:hover': { bgcolor: 'background.paper' },
} as const;
