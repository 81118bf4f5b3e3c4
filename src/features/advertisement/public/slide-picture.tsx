import Box from '@mui/material/Box';
import { preload } from 'react-dom';
import { assetUrl } from '#src/api/uploads/assets.ts';
import { safeImageSrc } from '#src/lib/links/safe-href.ts';
import { focusPosition, splitFocus } from '#src/lib/pictures/focal-point.ts';
import { srcSet } from '#src/lib/pictures/srcset.ts';
import type { Advertisement } from '../schema.ts';

const NARROW = '(max-width: 37.496875em)';

type SlidePictureProps = {
  advertisement: Pick<Advertisement, 'image' | 'imageMobile'>;
  /** True for the first visible picture, which is preloaded. */
  priority: boolean;
};

/** Picture of a slide, on phones the tall one. Fills its positioned parent. */
export function SlidePicture({ advertisement, priority }: SlidePictureProps) {
  const image = splitFocus(assetUrl(advertisement.image));
  const mobile = splitFocus(assetUrl(advertisement.imageMobile));
  const wide = safeImageSrc(image.file);
  if (wide === undefined) return null;
  const ownTall = safeImageSrc(mobile.file);
  const tall = ownTall ?? wide;
  if (priority) preloadPicture(wide, tall);
  return (
    <picture>
      <source media={NARROW} srcSet={srcSet(tall) ?? tall} sizes="100vw" />
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
          objectPosition: {
            xs: focusPosition(ownTall === undefined ? image.focus : mobile.focus) ?? 'center',
            sm: focusPosition(image.focus) ?? 'center',
          },
          // Hides the broken-image icon and alt text.
          color: 'transparent',
        }}
      />
    </picture>
  );
}

/** Preloads the first picture: React does this for a plain `img` only. */
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
