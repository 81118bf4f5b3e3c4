import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { langOf } from '#src/api/fields/localized.ts';
import { LightSkeleton } from '#src/components/loading/light-skeleton.tsx';
import { SeedlingLogo } from '#src/components/illustrations/seedling-logo.tsx';
import { evenShade, shade } from '#src/features/advertisement/public/hero-text.ts';
import { SlidePicture } from '#src/features/advertisement/public/slide-picture.tsx';
import { useSlides } from '#src/features/advertisement/public/use-slides.ts';
import { absoluteUrl } from '#src/lib/links/absolute-url.ts';
import { useCompany } from '../../layouts/use-company.ts';

/**
 * The company's name and slogan, over the picture of the carousel's first slide that links to this page, or over the
 * brand's green where no slide does. Has its final height from the start.
 */
export function AboutHero() {
  const { t } = useTranslation('about-us');
  const { company, name } = useCompany();
  const { slides, isPending } = useSlides();
  const slide = slides.find(({ link }) => linksHere(link));
  return (
    <Box data-hero data-color-scheme="dark" sx={heroStyles}>
      {slide && (
        <Box sx={{ position: 'absolute', inset: 0, '&::after': scrim }}>
          <SlidePicture advertisement={slide} priority />
        </Box>
      )}
      {!slide && !isPending && (
        <Box aria-hidden sx={markStyles}>
          <SeedlingLogo size={640} />
        </Box>
      )}
      <Container maxWidth="lg" sx={contentStyles}>
        <Typography variant="subtitle1" component="p" sx={{ mb: 1.5, opacity: 0.88 }}>
          {t('meta.title')}
        </Typography>
        {/* On phones a name of ten characters fits on one line. */}
        <Typography
          variant="h1"
          lang={langOf(company, 'title')}
          sx={{ maxWidth: '16em', fontSize: { xs: 'min(2.25rem, 8.8vw)', sm: 'h1.fontSize' } }}
        >
          {name ?? <LightSkeleton sx={{ width: 'min(100%, 480px)' }} />}
        </Typography>
        <Box
          lang={langOf(company, 'slogan')}
          sx={{ mt: 2.5, maxWidth: '36em', minHeight: '1.75em', fontSize: { md: '1.25rem' } }}
        >
          {name === undefined ? (
            <LightSkeleton sx={{ width: 'min(100%, 360px)' }} />
          ) : (
            company?.slogan
          )}
        </Box>
      </Container>
    </Box>
  );
}

/** True for a link to this page, with or without a section. */
const linksHere = (link: string): boolean =>
  absoluteUrl(link).replace(/[?#].*/, '') === absoluteUrl('/aboutus');

const heroStyles = {
  position: 'relative',
  // Extends under the transparent header.
  marginBlockStart: 'calc(-1 * var(--header-height))',
  overflow: 'hidden',
  color: 'common.white',
  bgcolor: 'brand.darker',
  printColorAdjust: 'exact',
};
const contentStyles = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  minHeight: { xs: 440, md: 'clamp(480px, 36vw, 640px)' },
  paddingBlockStart: 'calc(var(--header-height) + 56px)',
  paddingBlockEnd: { xs: 5, md: 9 },
} as const;
/** Behind the text, which may have six lines, dark enough to make white legible on a white picture. */
const scrim = {
  content: '""',
  position: 'absolute',
  inset: 0,
  background: [
    `linear-gradient(to bottom, ${shade(72)} 0, ${shade(56)} 72px, transparent 144px)`,
    `linear-gradient(to top, ${shade(84)} 0, ${shade(72)} 280px, transparent 480px)`,
  ].join(),
  ...evenShade,
} as const;
const markStyles = {
  position: 'absolute',
  insetInlineEnd: '-4%',
  insetBlockEnd: '-16%',
  opacity: 0.14,
  '& svg': { width: 'min(72vw, 640px)', height: 'auto' },
};
