import { styled } from '@mui/material/styles';
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

const WAITING = 'data-waiting';

/** One from the cache may have come before anyone listened. */
function markWaiting(image: HTMLImageElement | null): void {
  image?.toggleAttribute(WAITING, !image.complete || image.naturalWidth === 0);
}

function isOwnFile(src: string | null | undefined): src is string {
  return Boolean(src?.startsWith('blob:')) && Boolean(src?.startsWith(`blob:${location.origin}/`));
}

/** A picture that never moves the page: keeps its space, comes late where it is far, and never breaks. */
export function Picture(props: PictureProps) {
  const { alt, ratio, sizes = '100vw', fit = 'cover', priority = false, sx } = props;
  // A `blob:` of this site is a file of this person's own, made in this page.
  const src = isOwnFile(props.src) ? props.src : safeImageSrc(props.src ?? '');
  const [failed, setFailed] = useState<string>();

  return (
    <Frame ratio={ratio} sx={sx}>
      {src === undefined || failed === src ? (
        <PictureFallback alt={alt} />
      ) : (
        <Image
          key={src}
          // Without a state: a page of pictures that have come already is not drawn twice.
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
        />
      )}
    </Frame>
  );
}

// A list has dozens of pictures: styles that never change are made once.
const Frame = styled('div')<Pick<PictureProps, 'ratio'>>(
  {
    display: 'block',
    position: 'relative',
    width: '100%',
    overflow: 'hidden',
    backgroundColor: 'rgba(var(--mui-palette-brand-mainChannel) / 0.08)',
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
  variants: [{ props: { fit: 'contain' }, style: { objectFit: 'contain' } }],
});
