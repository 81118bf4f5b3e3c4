import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { assetUrl } from '#src/api/assets.ts';
import { LazyLightbox } from '#src/components/lightbox/lazy-lightbox.ts';
import { Picture } from '#src/components/picture.tsx';
import type { Honor } from '../schema.ts';
import { HonorFacts } from './honor-facts.tsx';

type HonorTileProps = {
  honor: Honor;
  onOpen: () => void;
};

/** A certificate, whole and never cropped, with what it says; opens large. */
export function HonorTile({ honor, onOpen }: HonorTileProps) {
  const { t } = useTranslation('about-us');
  const { name, image, description } = honor;
  return (
    <li>
      <ButtonBase
        aria-label={t('honors.open', { name })}
        aria-haspopup="dialog"
        {...LazyLightbox.prefetchOn}
        onClick={onOpen}
        sx={buttonStyles}
      >
        <Picture
          src={assetUrl(image)}
          alt=""
          ratio={4 / 3}
          fit="contain"
          sizes="(min-width: 900px) 368px, 50vw"
        />
      </ButtonBase>
      <Typography variant="h6" component="h3" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <HonorFacts honor={honor} />
      {description && (
        <Box sx={{ mt: 1, typography: 'body2', color: 'text.secondary', textWrap: 'pretty' }}>
          {description}
        </Box>
      )}
    </li>
  );
}

const buttonStyles = {
  display: 'block',
  width: 1,
  borderRadius: 1,
  overflow: 'hidden',
  cursor: 'zoom-in',
  boxShadow: 'var(--mui-customShadows-card)',
  transition: 'box-shadow 0.2s',
  '&:hover': { boxShadow: 'var(--mui-customShadows-dropdown)' },
  '&:focus-visible': { outline: '2px solid var(--mui-palette-primary-text)', outlineOffset: 4 },
};
