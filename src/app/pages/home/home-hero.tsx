import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { langOf, localized } from '#src/api/fields/localized.ts';
import { Carousel } from '#src/components/carousel/carousel.tsx';
import { LightSkeleton } from '#src/components/loading/light-skeleton.tsx';
import { SeedlingLogo } from '#src/components/illustrations/seedling-logo.tsx';
import { RouterButton } from '#src/components/router-link.tsx';
import { BusyRegion } from '#src/components/loading/busy-region.tsx';
import { AdvertisementSlide } from '#src/features/advertisement/public/advertisement-slide.tsx';
import { heroText } from '#src/features/advertisement/public/hero-text.ts';
import { useSlides } from '#src/features/advertisement/public/use-slides.ts';
import { advertisementFields } from '#src/features/advertisement/schema.ts';
import { useCompany } from '../../layouts/use-company.ts';

/**
 * The advertisement carousel, or the company's name where there is none. Always dark, so that the
 * header over it is legible.
 */
export function HomeHero() {
  const { t } = useTranslation('home');
  const { slides, isPending } = useSlides();

  return (
    <Box data-hero data-color-scheme="dark" sx={styles}>
      {isPending && (
        <BusyRegion sx={{ height: 1 }}>
          <LightSkeleton sx={{ height: 1, transform: 'none', borderRadius: 0 }} />
        </BusyRegion>
      )}
      {slides.length > 0 && (
        <Carousel
          label={t('hero.label')}
          items={slides}
          itemKey={({ id }) => id}
          renderItem={(slide, index) => (
            <AdvertisementSlide
              advertisement={localized(slide)}
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

const CROPS = advertisementFields.image.crops;

const styles = {
  position: 'relative',
  containerType: 'inline-size',
  // Extends under the transparent header.
  marginBlockStart: 'calc(-1 * var(--header-height))',
  aspectRatio: { xs: String(CROPS.phone), sm: String(CROPS.tablet), md: String(CROPS.desktop) },
  width: 1,
  // Grows with large text.
  minHeight: { xs: 'max(420px, 24rem)', md: 'max(480px, 24rem)' },
  maxHeight: 'max(480px, 24rem, min(100dvh, 900px))',
  overflow: 'hidden',
  color: 'common.white',
  bgcolor: 'grey.900',
  // White text needs its ground on paper too.
  printColorAdjust: 'exact',
};

/** Shown when there are no advertisements. */
function CompanyHero() {
  const { t } = useTranslation('home');
  const { company, name } = useCompany();
  return (
    <Box sx={{ position: 'absolute', inset: 0, bgcolor: 'brand.darker' }}>
      <Box
        aria-hidden
        sx={{
          position: 'absolute',
          insetInlineEnd: '-4%',
          insetBlockEnd: '-12%',
          opacity: 0.16,
          '& svg': { width: 'min(72vw, 640px)', height: 'auto' },
        }}
      >
        <SeedlingLogo size={640} />
      </Box>
      <Container maxWidth="lg" sx={heroText}>
        <Typography variant="h1" component="p" lang={langOf(company, 'title')}>
          {name}
        </Typography>
        <Typography
          lang={langOf(company, 'slogan')}
          sx={{ maxWidth: '36em', fontSize: { md: '1.125rem' } }}
        >
          {company?.slogan || t('hero.welcome')}
        </Typography>
        <RouterButton
          to="/product"
          variant="contained"
          color="secondary"
          size="large"
          sx={{ mt: 1 }}
        >
          {t('hero.products')}
        </RouterButton>
      </Container>
    </Box>
  );
}
