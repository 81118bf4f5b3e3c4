import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { assetUrl } from '#src/api/assets.ts';
import { LazyLightbox } from '#src/components/lightbox/lazy-lightbox.ts';
import type { Honor } from '../schema.ts';
import { CAPTION_HEIGHT, HonorCaption } from './honor-caption.tsx';
import { honorGridStyles } from './honor-grid-styles.ts';
import { HonorTile } from './honor-tile.tsx';

type HonorGalleryProps = { honors: Honor[] };

/** The company's certificates and prizes (P8); each opens large. */
export function HonorGallery({ honors }: HonorGalleryProps) {
  const { t } = useTranslation('about-us');
  const [viewed, setViewed] = useState<number | null>(null);
  const pictures = useMemo(
    () => honors.map(({ image, name }) => ({ src: assetUrl(image), alt: name })),
    [honors],
  );
  return (
    <>
      <Box component="ul" sx={honorGridStyles}>
        {honors.map((honor, index) => (
          <HonorTile key={honor.id} honor={honor} onOpen={() => setViewed(index)} />
        ))}
      </Box>
      {viewed !== null && (
        <LazyLightbox
          label={t('honors.gallery')}
          pictures={pictures}
          index={viewed}
          finite
          caption={(index) => honors[index] && <HonorCaption honor={honors[index]} />}
          captionHeight={CAPTION_HEIGHT}
          onView={setViewed}
          onClose={() => setViewed(null)}
          onLoadFailed={() => setViewed(null)}
        />
      )}
    </>
  );
}
