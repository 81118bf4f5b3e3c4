import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import { useState } from 'react';
import { safeImageSrc } from '#src/lib/safe-href.ts';
import { srcSet } from '#src/lib/srcset.ts';
import { PictureFallback } from './illustrations/picture-fallback.tsx';

type PictureProps = {
  /** Full address; '' draws the fallback. */
  src: string | null | undefined;
  /** '' for a picture that only decorates. */
  alt: string;
  /** Width by height, as `16 / 9`: the space is kept from the start. */
  ratio: number;
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes?: string | undefined;
  /** `contain` for logos and certificates. */
  fit?: 'cover' | 'contain';
  /** For the picture that a visitor sees first: fetched at once, shown without a fade. */
  priority?: boolean;
  sx?: SxProps;
};

/** A picture that never moves the page: keeps its space, comes late where it is far, and never breaks. */
export function Picture(props: PictureProps) {
  const { alt, ratio, sizes = '100vw', fit = 'cover', priority = false, sx } = props;
  // A `blob:` of this site is a file of this person's own, made in this page.
  const src = props.src?.startsWith(`blob:${location.origin}/`)
    ? props.src
    : safeImageSrc(props.src ?? '');
  const [loaded, setLoaded] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const isShown = priority || loaded === src;

  return (
    <Box
      sx={[
        {
          display: 'block',
          position: 'relative',
          width: 1,
          aspectRatio: String(ratio),
          overflow: 'hidden',
          bgcolor: 'rgba(var(--mui-palette-brand-mainChannel) / 0.08)',
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {src === undefined || failed === src ? (
        <PictureFallback alt={alt} />
      ) : (
        <Box
          component="img"
          // A picture from the cache may have come before anyone listened.
          ref={(image: HTMLImageElement | null) => {
            if (image?.complete && image.naturalWidth > 0) setLoaded(src);
          }}
          src={src}
          srcSet={srcSet(src)}
          sizes={sizes}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
          onLoad={() => setLoaded(src)}
          onError={() => setFailed(src)}
          sx={{
            position: 'absolute',
            inset: 0,
            width: 1,
            height: 1,
            objectFit: fit,
            opacity: isShown ? 1 : 0,
            transition: 'opacity 0.2s',
          }}
        />
      )}
    </Box>
  );
}
