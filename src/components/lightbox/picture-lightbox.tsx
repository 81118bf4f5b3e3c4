import GlobalStyles from '@mui/material/GlobalStyles';
import { useTheme } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Lightbox } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import { safeImageSrc } from '#src/lib/safe-href.ts';

export type PictureLightboxProps = {
  /** What the pictures are of; spoken by screen readers. */
  label: string;
  /** The same array as long as they are the same pictures: another one starts anew. */
  pictures: readonly { src: string; alt: string }[];
  /** The picture that is seen. */
  index: number;
  onView: (index: number) => void;
  onClose: () => void;
};

/**
 * Pictures one by one over the whole window: arrow keys, swipe, zoom, Escape. Heavy: show it through
 * `LazyLightbox`.
 */
export function PictureLightbox({ label, pictures, index, onView, onClose }: PictureLightboxProps) {
  const { t } = useTranslation(['components', 'common']);
  const theme = useTheme();
  const slides = useMemo(() => pictures.map(toSlide), [pictures]);
  const isAlone = slides.length < 2;

  return (
    <>
      <GlobalStyles styles={focusStyles} />
      <Lightbox
        open
        close={onClose}
        index={index}
        on={{ view: (seen) => onView(seen.index) }}
        slides={slides}
        plugins={[Zoom]}
        carousel={{ finite: isAlone }}
        zoom={{ maxZoomPixelRatio: 3, scrollToZoom: true }}
        {...(isAlone && { render: { buttonPrev: () => null, buttonNext: () => null } })}
        styles={{ root: { '--yarl__portal_zindex': theme.zIndex.modal } }}
        labels={{
          Lightbox: label,
          'Photo gallery': label,
          Carousel: t('common:carousel.carousel'),
          Slide: t('lightbox.picture'),
          Previous: t('common:carousel.previous'),
          Next: t('common:carousel.next'),
          Close: t('common:action.close'),
          'Zoom in': t('lightbox.zoomIn'),
          'Zoom out': t('lightbox.zoomOut'),
          '{index} of {total}': t('lightbox.position'),
        }}
      />
    </>
  );
}

function toSlide({ src, alt }: { src: string; alt: string }) {
  return { src: safeImageSrc(src) ?? '', alt };
}

/** The package takes the outline away and leaves a shade of grey. */
const focusStyles = {
  '.yarl__button:focus-visible': { outline: '2px solid currentColor', outlineOffset: '-4px' },
};
