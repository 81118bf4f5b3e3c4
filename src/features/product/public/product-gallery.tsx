import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { assetUrl } from '#src/api/assets.ts';
import type { Id } from '#src/api/fields.ts';
import { LazyLightbox } from '#src/components/lightbox/lazy-lightbox.ts';
import { Picture } from '#src/components/picture.tsx';
import { useSwipe } from '#src/components/use-swipe.ts';
import { GalleryThumbs } from './gallery-thumbs.tsx';
import { ProductCover } from './product-cover.tsx';
import { ZoomButton } from './zoom-button.tsx';

type ProductGalleryProps = {
  /** On the product's own page: its picture grows out of the card, and opens over the whole window. */
  id?: Id | undefined;
  /** The product's name, which says what the pictures show. */
  name: string;
  cover: string;
  images: string[];
};

/** A product's pictures, one large, the others to choose from: by a tap, by swiping, by arrow keys. */
export function ProductGallery({ id, name, cover, images }: ProductGalleryProps) {
  const { t } = useTranslation('product');
  const isLtr = useTheme().direction === 'ltr';
  const [current, setCurrent] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const pictures = useMemo(() => {
    const addresses = [...new Set([cover, ...images])].filter((address) => address !== '');
    const count = addresses.length;
    const altOf = (index: number) =>
      count > 1 ? t('details.pictureOf', { name, number: index + 1, count }) : name;
    return addresses.map((address, index) => ({ src: assetUrl(address), alt: altOf(index) }));
  }, [cover, images, name, t]);
  const count = pictures.length;
  const shown = pictures[current] ?? { src: '', alt: name };

  // What lies ahead is pulled in from the end of the line: to the left where one reads to the right.
  const step = (toLeft: boolean) => {
    if (count > 1) setCurrent((current + (toLeft === isLtr ? 1 : count - 1)) % count);
  };
  const swipeProps = useSwipe(step);
  const onKeyDown = (event: KeyboardEvent) => {
    // The lightbox has its own.
    if (isOpen || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    step(event.key === 'ArrowRight');
  };

  return (
    <Box
      component="section"
      aria-label={t('details.pictures')}
      onKeyDown={onKeyDown}
      sx={{ minWidth: 0 }}
    >
      <Box {...swipeProps} sx={{ position: 'relative', touchAction: 'pan-y pinch-zoom' }}>
        <ProductCover id={id}>
          <Picture
            src={shown.src}
            alt={shown.alt}
            ratio={4 / 3}
            sizes="(min-width: 1200px) 660px, (min-width: 900px) 58vw, 100vw"
            priority
            sx={{ borderRadius: 1 }}
          />
        </ProductCover>
        {id !== undefined && count > 0 && <ZoomButton onClick={() => setIsOpen(true)} />}
      </Box>
      {count > 1 && <GalleryThumbs pictures={pictures} current={current} onChoose={setCurrent} />}
      {isOpen && (
        <LazyLightbox
          label={t('details.pictures')}
          pictures={pictures}
          index={current}
          onView={setCurrent}
          onClose={() => setIsOpen(false)}
          onLoadFailed={() => setIsOpen(false)}
        />
      )}
    </Box>
  );
}
