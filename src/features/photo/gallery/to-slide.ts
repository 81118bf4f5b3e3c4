import type { SlideImage } from 'yet-another-react-lightbox';
import { assetUrl } from '#src/api/assets.ts';
import { safeImageSrc } from '#src/lib/safe-href.ts';
import { srcSet } from '#src/lib/srcset.ts';
import { photoAlt } from '../photo-texts.ts';
import type { Photo } from '../schema.ts';

/** A photo as the lightbox takes it, in as many widths as its server has. */
export function toSlide(photo: Photo): SlideImage {
  const { width, height } = photo;
  const address = assetUrl(photo.url);
  const slide = { src: safeImageSrc(address) ?? '', alt: photoAlt(photo) };
  if (width === null || height === null) return slide;
  const sources = (srcSet(address)?.split(', ') ?? []).map((source) => {
    const [src = '', descriptor = ''] = source.split(' ');
    const pixels = Number.parseInt(descriptor, 10);
    return { src, width: pixels, height: Math.round((pixels * height) / width) };
  });
  return { ...slide, width, height, ...(sources.length > 0 && { srcSet: sources }) };
}
