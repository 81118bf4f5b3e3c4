import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { langOf } from '#src/api/fields/localized.ts';
import { RouterButton } from '#src/components/router-link.tsx';
import { cutAfter } from '#src/components/stretched-link.ts';
import { safeHref } from '#src/lib/links/safe-href.ts';
import { isLeftOut } from '#src/public-pages.ts';
import type { Advertisement } from '../schema.ts';
import { evenShade, heroText, shade } from './hero-text.ts';
import { SlidePicture } from './slide-picture.tsx';

type AdvertisementSlideProps = {
  advertisement: Advertisement;
  /** Button text if the record has none. */
  moreLabel: string;
  /** True for the first visible picture, which is preloaded. */
  priority: boolean;
};

/**
 * A slide with text over its picture. Fills its parent, which must be a container (`containerType:
 * 'inline-size'`).
 */
export function AdvertisementSlide(props: AdvertisementSlideProps) {
  const { advertisement, moreLabel, priority } = props;
  const { title, subtitle, link, linkTarget, buttonText } = advertisement;
  const href = isLeftOut(link) ? undefined : safeHref(link);

  return (
    <Box sx={{ position: 'absolute', inset: 0, '&::after': scrim }}>
      <SlidePicture advertisement={advertisement} priority={priority} />
      <Container maxWidth="lg" sx={heroText}>
        <Typography
          variant="h1"
          component="h2"
          lang={langOf(advertisement, 'title')}
          sx={titleStyles}
        >
          {title}
        </Typography>
        {subtitle && (
          <Typography
            lang={langOf(advertisement, 'subtitle')}
            sx={{ maxWidth: '36em', fontSize: { '@md': '1.125rem' }, ...cutAfter(2) }}
          >
            {subtitle}
          </Typography>
        )}
        {href !== undefined && (
          <RouterButton
            to={href}
            {...(linkTarget === 'blank' && { target: '_blank', rel: 'noopener' })}
            variant="contained"
            color="secondary"
            size="large"
            sx={{ mt: 1 }}
          >
            <span lang={langOf(advertisement, 'buttonText')}>{buttonText || moreLabel}</span>
          </RouterButton>
        )}
      </Container>
    </Box>
  );
}

/** Font size of an h1 in container units instead of viewport units; large text does not break words. */
const titleStyles = ({ typography }: Theme) => ({
  maxWidth: '18em',
  // Longer titles would overlap the header.
  ...cutAfter(3),
  '@container (min-width: 56.25em)': { maxWidth: '60%' },
  fontSize: `min(${String(typography.h1.fontSize).replace('vw', 'cqi')}, 12cqi)`,
});

/**
 * Dark gradients behind the header and the text, so that the rest of the picture stays bright. On narrow slides
 * the text covers the whole width.
 */
const scrim = {
  content: '""',
  position: 'absolute',
  inset: 0,
  background: [
    `linear-gradient(to bottom, ${shade(72)} 0, ${shade(56)} 72px, transparent 144px)`,
    `linear-gradient(to top, ${shade(84)} 0, ${shade(72)} 36%, transparent 76%)`,
  ].join(),
  '@container (min-width: 56.25em)': {
    background: [
      `linear-gradient(to bottom, ${shade(72)} 0, ${shade(56)} 72px, transparent 144px)`,
      `linear-gradient(to var(--text-end), ${shade(84)} 0, ${shade(72)} 40%, ${shade(48)} 64%, transparent 92%)`,
    ].join(),
  },
  ...evenShade,
  '--text-end': 'right',
  '[dir="rtl"] &': { '--text-end': 'left' },
} as const;
