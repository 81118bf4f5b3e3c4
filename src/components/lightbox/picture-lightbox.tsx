import GlobalStyles from '@mui/material/GlobalStyles';
import { useTheme } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Lightbox } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import { useOverlayEntry } from '#src/components/overlay/use-overlay-entry.ts';
import { safeImageSrc } from '#src/lib/links/safe-href.ts';

export type LightboxPicture = {
  /** Unsafe URLs are not shown. */
  src: string;
  alt: string;
  width?: number;
  height?: number;
  /** The same picture in other widths. */
  srcSet?: { src: string; width: number; height: number }[];
};

export type PictureLightboxProps = {
  /** The lightbox's accessible name. */
  label: string;
  /** Must be a stable array: a new one resets the lightbox. */
  pictures: readonly LightboxPicture[];
  /** The index of the current picture. */
  index: number;
  /** True where the last picture is the end; else the first one follows. */
  finite?: boolean;
  /** Renders a picture's caption, which positions itself at the lower edge. */
  caption?: (index: number) => ReactNode;
  /** The space reserved for the caption; without it the caption covers the picture. */
  captionHeight?: number;
  onView: (index: number) => void;
  onClose: () => void;
};

/**
 * Pictures one by one over the whole window, with arrow keys, swipe, zoom and Escape. Large: use it
 * through `LazyLightbox`.
 */
export function PictureLightbox(props: PictureLightboxProps) {
  const { label, pictures, index, finite = false, caption, captionHeight, onView, onClose } = props;
  const { t } = useTranslation(['components', 'common']);
  const theme = useTheme();
  const slides = useMemo(() => pictures.map(toSlide), [pictures]);
  const isAlone = slides.length < 2;
  useOverlayEntry(true, onClose);

  return (
    <>
      <GlobalStyles styles={globalStyles} />
      <Lightbox
        open
        close={onClose}
        index={index}
        on={{ view: (seen) => onView(seen.index) }}
        slides={slides}
        plugins={[Zoom]}
        carousel={{ finite: finite || isAlone }}
        zoom={{ maxZoomPixelRatio: 3, scrollToZoom: true }}
        render={{
          ...(isAlone && { buttonPrev: () => null, buttonNext: () => null }),
          slideFooter: ({ slide }) => caption?.(slides.findIndex((one) => one === slide)),
        }}
        styles={{
          root: { '--yarl__portal_zindex': theme.zIndex.modal },
          ...(captionHeight !== undefined && { slide: { paddingBlockEnd: captionHeight } }),
        }}
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

function toSlide({ src, alt, ...sizes }: LightboxPicture) {
  const safe = safeImageSrc(src);
  return safe === undefined ? { src: '', alt } : { src: safe, alt, ...sizes };
}

const globalStyles = {
  // Restores the focus outline that the package removes.
  '.yarl__button:focus-visible': { outline: '2px solid currentColor', outlineOffset: '-4px' },
  // An SVG may have no size of its own, and the package would limit it to the browser's default.
  '.yarl__slide_image[src*=".svg"]': {
    width: '1200px',
    maxWidth: '100% !important',
    maxHeight: '100% !important',
  },
};
