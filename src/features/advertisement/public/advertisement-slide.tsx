import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { preload } from 'react-dom';
import { assetUrl } from '#src/api/assets.ts';
import { langOf } from '#src/api/localized.ts';
import { RouterButton } from '#src/components/router-link.tsx';
import { cutAfter } from '#src/components/stretched-link.ts';
import { safeHref, safeImageSrc } from '#src/lib/links/safe-href.ts';
import { srcSet } from '#src/lib/pictures/srcset.ts';
import type { Advertisement } from '../schema.ts';
import { heroText } from './hero-text.ts';

const NARROW = '(max-width: 599.95px)';

type AdvertisementSlideProps = {
  advertisement: Advertisement;
  /** Button text where the record has none. */
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
  const wide = safeImageSrc(assetUrl(advertisement.image));
  const tall = safeImageSrc(assetUrl(advertisement.imageMobile)) ?? wide;
  const href = safeHref(link);
  if (priority && wide !== undefined) preloadPicture(wide, tall ?? wide);

  return (
    <Box sx={{ position: 'absolute', inset: 0, '&::after': scrim }}>
      {wide !== undefined && (
        <picture>
          <source media={NARROW} srcSet={srcSet(tall ?? '') ?? tall} sizes="100vw" />
          <Box
            component="img"
            src={wide}
            srcSet={srcSet(wide)}
            sizes="100vw"
            alt=""
            loading={priority ? 'eager' : 'lazy'}
            fetchPriority={priority ? 'high' : 'auto'}
            sx={{
              position: 'absolute',
              inset: 0,
              width: 1,
              height: 1,
              objectFit: 'cover',
              // Hides the broken-image icon and alt text.
              color: 'transparent',
            }}
          />
        </picture>
      )}
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

/** The h1 size in container units instead of viewport units. */
const titleStyles = ({ typography }: Theme) => ({
  maxWidth: '18em',
  // Longer titles would overlap the header.
  ...cutAfter(3),
  '@container (min-width: 900px)': { WebkitLineClamp: 2 },
  fontSize: String(typography.h1.fontSize).replace('vw', 'cqi'),
});

const dark = (part: number) =>
  `color-mix(in srgb, var(--mui-palette-grey-950) ${part}%, transparent)`;

/**
 * Gradients behind the header and behind the text only, so that the rest of the picture keeps its
 * light. Narrow slides have text over their whole width.
 */
const scrim = {
  content: '""',
  position: 'absolute',
  inset: 0,
  background: [
    `linear-gradient(to bottom, ${dark(72)} 0, ${dark(56)} 72px, transparent 144px)`,
    `linear-gradient(to top, ${dark(84)} 0, ${dark(72)} 36%, transparent 76%)`,
  ].join(),
  '@container (min-width: 900px)': {
    background: [
      `linear-gradient(to bottom, ${dark(72)} 0, ${dark(56)} 72px, transparent 144px)`,
      `radial-gradient(ellipse 76% 116% at var(--text-side) 100%, ${dark(88)} 0, ${dark(76)} 56%, transparent 100%)`,
    ].join(),
  },
  // The same darkness everywhere.
  '@supports not (color: color-mix(in srgb, currentcolor, currentcolor))': {
    background: 'var(--mui-palette-grey-950)',
    opacity: 0.64,
  },
  '--text-side': '0%',
  '[dir="rtl"] &': { '--text-side': '100%' },
} as const;

/** Preloads the first picture from the page head; only a plain `img` gets that by itself. */
function preloadPicture(wide: string, tall: string): void {
  const versions =
    tall === wide
      ? [{ src: wide }]
      : [
          { src: wide, media: `not all and ${NARROW}` },
          { src: tall, media: NARROW },
        ];
  for (const { src, ...media } of versions) {
    const imageSrcSet = srcSet(src);
    preload(src, {
      as: 'image',
      ...media,
      fetchPriority: 'high',
      ...(imageSrcSet !== undefined && { imageSrcSet, imageSizes: '100vw' }),
    });
  }
}
