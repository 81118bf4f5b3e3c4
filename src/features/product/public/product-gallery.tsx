import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTheme } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { assetUrl } from '#src/api/assets.ts';
import { Picture } from '#src/components/picture.tsx';
import { useSwipe } from '#src/components/use-swipe.ts';

type ProductGalleryProps = {
  /** The product's name, which says what the pictures show. */
  name: string;
  pictures: string[];
};

/** A product's pictures, one large, the others to choose from; on phones by swiping too. */
export function ProductGallery({ name, pictures }: ProductGalleryProps) {
  const { t } = useTranslation('product');
  const isLtr = useTheme().direction === 'ltr';
  const [current, setCurrent] = useState(0);
  const count = pictures.length;
  const swipeProps = useSwipe((toLeft) => {
    if (count > 1) setCurrent((current + (toLeft === isLtr ? 1 : count - 1)) % count);
  });
  return (
    <Box component="section" aria-label={t('details.pictures')} sx={{ minWidth: 0 }}>
      <Box {...swipeProps} sx={{ touchAction: 'pan-y pinch-zoom' }}>
        <Picture
          src={assetUrl(pictures[current] ?? '')}
          alt={count > 1 ? t('details.pictureOf', { name, number: current + 1, count }) : name}
          ratio={4 / 3}
          sizes="(min-width: 1200px) 660px, (min-width: 900px) 58vw, 100vw"
          priority
          sx={{ borderRadius: 1 }}
        />
      </Box>
      {count > 1 && (
        <Box component="ul" sx={thumbsStyles}>
          {pictures.map((address, index) => (
            <li key={address}>
              <ButtonBase
                aria-label={t('details.showPicture', { number: index + 1 })}
                aria-pressed={index === current}
                onClick={() => setCurrent(index)}
                sx={thumbStyles}
              >
                <Picture src={assetUrl(address)} alt="" ratio={4 / 3} sizes="120px" />
              </ButtonBase>
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

const thumbsStyles = {
  m: 0,
  mt: 1.5,
  p: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(72px, 1fr))',
  listStyle: 'none',
  '@media print': { display: 'none' },
};

const thumbStyles = {
  display: 'block',
  width: 1,
  borderRadius: 1,
  overflow: 'hidden',
  border: 2,
  borderColor: 'transparent',
  '&[aria-pressed=true]': { borderColor: 'brand.text' },
};
