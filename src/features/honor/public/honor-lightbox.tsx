import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useTheme } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Lightbox } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import { assetUrl } from '#src/api/assets.ts';
import { safeImageSrc } from '#src/lib/safe-href.ts';
import type { Honor } from '../schema.ts';

type HonorLightboxProps = { honors: Honor[]; index: number; onClose: () => void };

/** Certificates one by one over the whole window: arrow keys, swipe, zoom, Escape (P8). */
export function HonorLightbox({ honors, index, onClose }: HonorLightboxProps) {
  const { t } = useTranslation(['about-us', 'common']);
  const theme = useTheme();
  const slides = useMemo(
    () =>
      honors.map(({ image, name }) => ({ src: safeImageSrc(assetUrl(image)) ?? '', alt: name })),
    [honors],
  );
  const honorOf = (slide: object) => honors[slides.findIndex((one) => one === slide)];

  return (
    <>
      <GlobalStyles styles={styles} />
      <Lightbox
        open
        close={onClose}
        index={index}
        slides={slides}
        plugins={[Zoom]}
        carousel={{ finite: true }}
        zoom={{ maxZoomPixelRatio: 3, scrollToZoom: true }}
        styles={{
          root: { '--yarl__portal_zindex': theme.zIndex.modal },
          // The caption stands below the certificate, not over it.
          slide: { paddingBlockEnd: CAPTION_HEIGHT },
        }}
        labels={{
          Lightbox: t('honors.gallery'),
          'Photo gallery': t('honors.title'),
          Carousel: t('common:carousel.carousel'),
          Slide: t('honors.picture'),
          Previous: t('common:carousel.previous'),
          Next: t('common:carousel.next'),
          Close: t('common:action.close'),
          'Zoom in': t('honors.zoomIn'),
          'Zoom out': t('honors.zoomOut'),
          '{index} of {total}': t('honors.position'),
        }}
        render={{
          slideFooter: ({ slide }) => {
            const honor = honorOf(slide);
            if (!honor) return null;
            const { name, issuer, certificateNo } = honor;
            return (
              <Box sx={captionStyles}>
                <strong>{name}</strong>
                {issuer && <div>{issuer}</div>}
                {certificateNo && <div>{t('honors.certificateNo', { number: certificateNo })}</div>}
              </Box>
            );
          },
        }}
      />
    </>
  );
}

const CAPTION_HEIGHT = 104;
const styles = {
  // The package takes the outline away and leaves a shade of grey.
  '.yarl__button:focus-visible': { outline: '2px solid currentColor', outlineOffset: '-4px' },
  // A vector picture has no size of its own to stop at; the package gives it the browser's guess.
  '.yarl__slide_image[src*=".svg"]': {
    width: '1200px',
    maxWidth: '100% !important',
    maxHeight: '100% !important',
  },
};
const captionStyles = {
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  p: 2,
  textAlign: 'center',
  typography: 'body2',
  color: 'common.white',
  minHeight: CAPTION_HEIGHT,
} as const;
