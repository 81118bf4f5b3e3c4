import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNow } from '#src/components/use-now.ts';
import { Ghost } from '#src/components/ghost.tsx';
import { isVisibleNow } from '#src/api/visibility.ts';
import { Carousel } from '#src/components/carousel.tsx';
import { Waiting } from '#src/components/waiting.tsx';
import { advertisementApi } from '#src/features/advertisement/api.ts';
import { AdvertisementSlide } from '#src/features/advertisement/public/advertisement-slide.tsx';
import { bySort } from '#src/lib/by-sort.ts';
import { CompanyHero } from './company-hero.tsx';

/**
 * The first screen: the advertisement carousel (P6), or the company's own words where there is none.
 * Dark from the first moment on, so that the header over it is legible in every state.
 */
export function HomeHero() {
  const { t } = useTranslation('home');
  const { data, isPending } = useQuery(advertisementApi.all());
  const now = useNow();
  const slides = (data?.rows ?? []).filter((row) => isVisibleNow(row, now)).toSorted(bySort);

  return (
    <Box data-hero data-color-scheme="dark" sx={styles}>
      {isPending && (
        <Waiting sx={{ height: 1 }}>
          <Ghost sx={{ height: 1, scale: 'none', borderRadius: 0 }} />
        </Waiting>
      )}
      {slides.length > 0 && (
        <Carousel
          label={t('hero.label')}
          items={slides}
          itemKey={({ id }) => id}
          renderItem={(slide, index) => (
            <AdvertisementSlide
              advertisement={slide}
              moreLabel={t('hero.more')}
              priority={index === 0}
            />
          )}
        />
      )}
      {!isPending && slides.length === 0 && <CompanyHero />}
    </Box>
  );
}

const styles = {
  position: 'relative',
  containerType: 'inline-size',
  // Below the header, which is transparent over it.
  marginBlockStart: 'calc(-1 * var(--header-height))',
  aspectRatio: { xs: '4 / 5', sm: '16 / 9', md: '21 / 9' },
  width: 1,
  minHeight: { xs: 420, md: 480 },
  maxHeight: 'max(480px, min(100dvh, 900px))',
  overflow: 'hidden',
  color: 'common.white',
  bgcolor: 'grey.900',
};
