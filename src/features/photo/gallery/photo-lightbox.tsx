import GlobalStyles from '@mui/material/GlobalStyles';
import { useTheme } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Lightbox } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import type { Photo } from '../schema.ts';
import { PhotoCaption } from './photo-caption.tsx';
import { toSlide } from './to-slide.ts';

type PhotoLightboxProps = { photos: Photo[]; index: number; onClose: () => void };

/** Photos one by one over the whole window: arrow keys, swipe, zoom, Escape (B4). */
export function PhotoLightbox({ photos, index, onClose }: PhotoLightboxProps) {
  const { t } = useTranslation(['photo-management', 'common']);
  const theme = useTheme();
  const slides = useMemo(() => photos.map(toSlide), [photos]);
  const photoOf = (slide: object | undefined) =>
    photos[slides.findIndex((one) => one === slide)] ?? photos[index];

  return (
    <>
      <GlobalStyles styles={focusStyles} />
      <Lightbox
        open
        close={onClose}
        index={index}
        slides={slides}
        plugins={[Zoom]}
        carousel={{ finite: true }}
        zoom={{ maxZoomPixelRatio: 3, scrollToZoom: true }}
        styles={{ root: { '--yarl__portal_zindex': theme.zIndex.modal } }}
        labels={{
          Lightbox: t('gallery.lightbox'),
          'Photo gallery': t('gallery.photos'),
          Carousel: t('common:carousel.carousel'),
          Slide: t('gallery.photo'),
          Previous: t('common:carousel.previous'),
          Next: t('common:carousel.next'),
          Close: t('common:action.close'),
          'Zoom in': t('gallery.zoomIn'),
          'Zoom out': t('gallery.zoomOut'),
          '{index} of {total}': t('gallery.position'),
        }}
        render={{
          slideFooter: ({ slide }) => {
            const photo = photoOf(slide);
            return photo && <PhotoCaption photo={photo} />;
          },
        }}
      />
    </>
  );
}

/** The package takes the outline away and leaves a shade of grey. */
const focusStyles = {
  '.yarl__button:focus-visible': { outline: '2px solid currentColor', outlineOffset: '-4px' },
};
