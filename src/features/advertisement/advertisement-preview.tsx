import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { emptyAdvertisement } from './input.ts';
import type { AdvertisementInput } from './input.ts';
import { AdvertisementSlide } from './public/advertisement-slide.tsx';

type AdvertisementPreviewProps = { control: Control<AdvertisementInput> };

const WIDE = 21 / 9;
const TALL = 4 / 5;

/** Live preview of the slide on a desktop and on a phone. */
export function AdvertisementPreview({ control }: AdvertisementPreviewProps) {
  const { t } = useTranslation('advertisement-rota');
  const values: AdvertisementInput = { ...emptyAdvertisement(), ...useWatch({ control }) };
  const slide = (image: string) => (
    <AdvertisementSlide
      // Here the frame decides which picture is used; on the public page the viewport does.
      advertisement={{
        ...values,
        title: values.title || t('field.title'),
        image,
        imageMobile: image,
        id: '',
        createTime: '',
        updateTime: '',
      }}
      moreLabel={t('preview.more')}
      priority
    />
  );
  return (
    <Card component="section" aria-label={t('preview.title')}>
      <CardContent>
        <Typography variant="subtitle1" component="h2" sx={{ mb: 2 }}>
          {t('preview.title')}
        </Typography>
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            maxWidth: 1080,
            // These fractions make both frames equally high.
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              sm: `minmax(0, ${WIDE}fr) minmax(0, ${TALL}fr)`,
            },
          }}
        >
          <ScaledFrame label={t('preview.desktop')} width={1440} ratio={WIDE}>
            {slide(values.image)}
          </ScaledFrame>
          <ScaledFrame label={t('preview.phone')} width={390} ratio={TALL}>
            {slide(values.imageMobile || values.image)}
          </ScaledFrame>
        </Box>
      </CardContent>
    </Card>
  );
}

type ScaledFrameProps = {
  /** The simulated device. */
  label: string;
  /** Simulated viewport width in pixels. */
  width: number;
  /** Aspect ratio. */
  ratio: number;
  children: ReactNode;
};

/** Shows its children scaled down from a given viewport width, not interactive. */
function ScaledFrame({ label, width, ratio, children }: ScaledFrameProps) {
  const [scale, setScale] = useState(0);
  const measure = useCallback(
    (frame: HTMLDivElement) => {
      const observer = new ResizeObserver(([entry]) => {
        if (entry) setScale(entry.contentRect.width / width);
      });
      observer.observe(frame);
      return () => observer.disconnect();
    },
    [width],
  );
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Typography component="figcaption" variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
        {label}
      </Typography>
      <Box
        ref={measure}
        inert
        // The home page's hero is dark in both colour schemes.
        data-color-scheme="dark"
        sx={{
          aspectRatio: String(ratio),
          display: 'grid',
          placeContent: 'center',
          overflow: 'hidden',
          borderRadius: 1,
          bgcolor: 'grey.900',
        }}
      >
        <Box
          sx={{
            position: 'relative',
            width,
            aspectRatio: String(ratio),
            containerType: 'inline-size',
          }}
          style={{ scale }}
        >
          {children}
        </Box>
      </Box>
    </Box>
  );
}
