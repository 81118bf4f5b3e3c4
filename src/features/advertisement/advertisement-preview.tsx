import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AdvertisementSlide } from './public/advertisement-slide.tsx';
import { ScaledFrame } from './scaled-frame.tsx';
import { emptyAdvertisement } from './input.ts';
import type { AdvertisementInput } from './input.ts';

type AdvertisementPreviewProps = { control: Control<AdvertisementInput> };

const WIDE = 21 / 9;
const TALL = 4 / 5;

/** The slide as the home page shows it, on a desktop and on a phone, while it is typed. */
export function AdvertisementPreview({ control }: AdvertisementPreviewProps) {
  const { t } = useTranslation('advertisement-rota');
  const values: AdvertisementInput = { ...emptyAdvertisement, ...useWatch({ control }) };
  const slide = (image: string) => (
    <AdvertisementSlide
      // Which picture it is depends on the frame here, and on the window at the visitor's.
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
            // Side by side both are equally high.
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
