import { styled, type SxProps } from '@mui/material/styles';
import { useState } from 'react';
import { safeImageSrc } from '#src/lib/links/safe-href.ts';
import { focusPosition, splitFocus } from '#src/lib/pictures/focal-point.ts';
import { srcSet } from '#src/lib/pictures/srcset.ts';
import Box from '@mui/material/Box';

type PictureProps = {
  /** Full URL; '' renders the fallback. */
  src: string | null | undefined;
  /** '' for a decorative picture. */
  alt: string;
  /** Width / height, as `16 / 9`, to reserve the space. */
  ratio: number;
  /** The `sizes` attribute. */
  sizes?: string | undefined;
  /** `contain` for logos and certificates. */
  fit?: 'cover' | 'contain';
  /** For the largest picture of the first screen: loaded eagerly, without a fade. */
  priority?: boolean;
  sx?: SxProps;
};

const WAITING = 'data-waiting';

/** A cached picture may be complete before React listens. */
function markWaiting(image: HTMLImageElement | null): void {
  image?.toggleAttribute(WAITING, !image.complete || image.naturalWidth === 0);
}

function isOwnFile(src: string): boolean {
  return src.startsWith('blob:') && src.startsWith(`blob:${location.origin}/`);
}

/**
 * A picture without layout shift: reserves its space, loads lazily, and has a fallback. Where it is cropped,
 * the focal point of its address stays in sight.
 */
export function Picture(props: PictureProps) {
  const { alt, ratio, sizes = '100vw', fit = 'cover', priority = false, sx } = props;
  // A `blob:` URL is a file that this page created.
  const { file, focus } = splitFocus(props.src ?? '');
  const src = isOwnFile(file) ? file : safeImageSrc(file);
  const [failed, setFailed] = useState<string>();

  return (
    <Frame ratio={ratio} sx={sx}>
      {src === undefined || failed === src ? (
        <PictureFallback alt={alt} />
      ) : (
        <Image
          key={src}
          // Not a React state, so that loaded pictures do not render twice.
          ref={priority ? undefined : markWaiting}
          src={src}
          srcSet={srcSet(src)}
          sizes={sizes}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
          onLoad={({ currentTarget }) => currentTarget.removeAttribute(WAITING)}
          onError={() => setFailed(src)}
          fit={fit}
          style={fit === 'cover' ? { objectPosition: focusPosition(focus) } : undefined}
        />
      )}
    </Frame>
  );
}

// Constant styles are created once, as a list has dozens of pictures.
// A `span`, because pictures are used in buttons too, where HTML allows no `div`.
const Frame = styled('span')<Pick<PictureProps, 'ratio'>>(
  {
    display: 'block',
    position: 'relative',
    width: '100%',
    overflow: 'hidden',
    backgroundColor: 'rgba(var(--mui-palette-brand-tintChannel) / 0.08)',
  },
  ({ ratio }) => ({ aspectRatio: String(ratio) }),
);
const Image = styled('img')<Required<Pick<PictureProps, 'fit'>>>({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  transition: 'opacity 0.2s',
  objectFit: 'cover',
  [`&[${WAITING}]`]: { opacity: 0 },
  // White grounds of pictures would glare.
  '@media screen': { '[data-color-scheme="dark"] &': { filter: 'brightness(0.88)' } },
  variants: [{ props: { fit: 'contain' }, style: { objectFit: 'contain' } }],
});

type PictureFallbackProps = { alt: string };

/** Replaces a missing picture: the seedling in the illustrations' colour. */
function PictureFallback({ alt }: PictureFallbackProps) {
  return (
    <Box
      component="svg"
      className="illustration"
      viewBox="0 0 96 96"
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      sx={{
        position: 'absolute',
        inset: 0,
        m: 'auto',
        width: 'min(40%, 96px)',
        maxHeight: '60%',
        color: 'brand.text',
        opacity: 0.48,
      }}
    >
      <g fill="none" stroke="currentColor" strokeWidth="4" strokeLinecap="round">
        <path d="M48 80V46" />
        <path
          d="M48 56C45 41 31 33 15 35c1 16 16 27 33 21Z"
          fill="currentColor"
          fillOpacity="0.24"
          strokeLinejoin="round"
        />
        <path
          d="M48 46c-1-18 13-31 33-31 2 20-13 34-33 31Z"
          fill="currentColor"
          fillOpacity="0.4"
          strokeLinejoin="round"
        />
        <path d="M26 82h44" />
      </g>
    </Box>
  );
}
