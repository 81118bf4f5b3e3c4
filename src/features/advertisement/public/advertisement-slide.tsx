import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { preload } from 'react-dom';
import { assetUrl } from '#src/api/assets.ts';
import { RouterButton } from '#src/components/router-link.tsx';
import { cutAfter } from '#src/components/stretched-link.ts';
import { safeHref, safeImageSrc } from '#src/lib/safe-href.ts';
import { srcSet } from '#src/lib/srcset.ts';
import type { Advertisement } from '../schema.ts';
import { heroText } from './hero-text.ts';

const NARROW = '(max-width: 599.95px)';

type AdvertisementSlideProps = {
  advertisement: Advertisement;
  /** What the button says where the record does not. */
  moreLabel: string;
  /** True for the picture that a visitor sees first. */
  priority: boolean;
};

/**
 * One slide: the picture, with title, subtitle and button legible over it (P6). Fills what holds it,
 * which has to be a container (`containerType: 'inline-size'`).
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
              // A picture that fails leaves the dark ground, not a broken sign.
              color: 'transparent',
            }}
          />
        </picture>
      )}
      <Container maxWidth="lg" sx={heroText}>
        <Typography variant="h1" component="h2" sx={titleStyles}>
          {title}
        </Typography>
        {subtitle && (
          <Typography sx={{ maxWidth: '36em', fontSize: { '@md': '1.125rem' }, ...cutAfter(2) }}>
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
            {buttonText || moreLabel}
          </RouterButton>
        )}
      </Container>
    </Box>
  );
}

/** The size of a first heading, measured by the container instead of the window. */
const titleStyles = ({ typography }: Theme) => ({
  maxWidth: '18em',
  // What is longer would reach into the header.
  ...cutAfter(3),
  '@container (min-width: 900px)': { WebkitLineClamp: 2 },
  fontSize: String(typography.h1.fontSize).replace('vw', 'cqi'),
});

const dark = (part: number) =>
  `color-mix(in srgb, var(--mui-palette-grey-950) ${part}%, transparent)`;

/** Darkens where the header and the text stand; the middle of the picture stays as it is. */
const scrim = {
  content: '""',
  position: 'absolute',
  inset: 0,
  background: [
    `linear-gradient(to bottom, ${dark(64)} 0, ${dark(40)} 72px, transparent 168px)`,
    `linear-gradient(to top, ${dark(84)} 0, ${dark(64)} 36%, ${dark(8)} 84%)`,
  ].join(),
} as const;

/** Asks for the first picture from the page's head: a browser does so by itself for `img` alone. */
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
