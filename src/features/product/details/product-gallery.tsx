import ZoomIn from '@mui/icons-material/ZoomIn';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTheme } from '@mui/material/styles';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { assetUrl } from '#src/api/uploads/assets.ts';
import type { Id } from '#src/api/fields/fields.ts';
import { LazyLightbox } from '#src/components/lightbox/lazy-lightbox.ts';
import { Picture } from '#src/components/picture.tsx';
import { useSwipe } from '#src/components/carousel/use-swipe.ts';
import type { Video } from '#src/lib/videos/video-figure.ts';
import { hasModifier } from '#src/lib/browser/has-modifier.ts';
import { isSameFile } from '#src/lib/pictures/focal-point.ts';
import { GalleryVideo } from './gallery-video.tsx';
import { PlayMark } from './play-mark.tsx';
import { ProductCover } from '../public/product-cover.tsx';
import { productFields } from '../schema.ts';

type ProductGalleryProps = {
  /** Names the view transition from the card. */
  id: Id;
  /** For the alt texts. */
  name: string;
  cover: string;
  images: string[];
  /** Shown as the last slide. */
  video?: Video | undefined;
};

/** One large picture or the video, chosen by thumbnails, swiping or arrow keys. */
export function ProductGallery({ id, name, cover, images, video }: ProductGalleryProps) {
  const { t } = useTranslation('product');
  const isLtr = useTheme().direction === 'ltr';
  const [current, setCurrent] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const pictures = useMemo(() => {
    const addresses = [
      cover,
      ...new Set(images.filter((image) => !isSameFile(image, cover))),
    ].filter((address) => address !== '');
    const count = addresses.length;
    const altOf = (index: number) =>
      count > 1 ? t('details.pictureOf', { name, number: index + 1, count }) : name;
    return addresses.map((address, index) => ({ src: assetUrl(address), alt: altOf(index) }));
  }, [cover, images, name, t]);
  const count = pictures.length + (video ? 1 : 0);
  const poster = video?.poster ? assetUrl(video.poster) : (pictures[0]?.src ?? '');
  const shown = pictures[current] ?? { src: '', alt: name };

  // In left-to-right layouts, swiping to the left shows the next picture.
  const step = (toLeft: boolean) => {
    if (count > 1) setCurrent((current + (toLeft === isLtr ? 1 : count - 1)) % count);
  };
  const swipeProps = useSwipe(step);
  const onKeyDown = (event: KeyboardEvent) => {
    // The lightbox handles the keys itself.
    if (isOpen || hasModifier(event)) return;
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
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
        {video && current === pictures.length ? (
          <GalleryVideo video={video} poster={poster} />
        ) : (
          <>
            <ProductCover id={id}>
              <Picture
                src={shown.src}
                alt={shown.alt}
                ratio={productFields.cover.crops.card}
                sizes="(min-width: 75em) 660px, (min-width: 56.25em) 58vw, 100vw"
                priority
                sx={{ borderRadius: 1 }}
              />
            </ProductCover>
            {pictures.length > 0 && <ZoomButton onClick={() => setIsOpen(true)} />}
          </>
        )}
      </Box>
      {count > 1 && (
        <GalleryThumbs
          pictures={pictures}
          video={video && { poster, title: video.title }}
          current={current}
          onChoose={setCurrent}
        />
      )}
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

/** Covers the whole picture, with a magnifier badge in its corner. */
function ZoomButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('product');
  return (
    <ButtonBase
      aria-label={t('details.zoom')}
      disableRipple
      {...LazyLightbox.prefetchOn}
      onClick={onClick}
      sx={buttonStyles}
    >
      <Box component="span" sx={badgeStyles}>
        <ZoomIn fontSize="small" />
      </Box>
    </ButtonBase>
  );
}

const buttonStyles = {
  position: 'absolute',
  inset: 0,
  alignItems: 'flex-end',
  justifyContent: 'flex-end',
  borderRadius: 1,
  cursor: 'zoom-in',
  '@media print': { display: 'none' },
};

const badgeStyles = {
  m: 1.5,
  p: 0.75,
  display: 'flex',
  borderRadius: '50%',
  color: 'text.primary',
  bgcolor: 'background.paper',
  boxShadow: 1,
};

type GalleryThumbsProps = {
  pictures: { src: string }[];
  video: { poster: string; title: string } | undefined;
  /** Index of the large picture. */
  current: number;
  onChoose: (index: number) => void;
};

function GalleryThumbs({ pictures, video, current, onChoose }: GalleryThumbsProps) {
  const { t } = useTranslation('product');
  return (
    <Box component="ul" sx={listStyles}>
      {pictures.map(({ src }, index) => (
        <li key={src}>
          <ButtonBase
            aria-label={t('details.showPicture', { number: index + 1 })}
            aria-pressed={index === current}
            onClick={() => onChoose(index)}
            sx={thumbStyles}
          >
            <Picture src={src} alt="" ratio={productFields.cover.crops.card} sizes="120px" />
          </ButtonBase>
        </li>
      ))}
      {video && (
        <li>
          <ButtonBase
            aria-label={t('details.showVideo', { title: video.title })}
            aria-pressed={current === pictures.length}
            onClick={() => onChoose(pictures.length)}
            sx={thumbStyles}
          >
            <Picture
              src={video.poster}
              alt=""
              ratio={productFields.cover.crops.card}
              sizes="120px"
            />
            <PlayMark size={32} />
          </ButtonBase>
        </li>
      )}
    </Box>
  );
}

const listStyles = {
  mt: 1.5,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(72px, 1fr))',
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
