import { assetUrl } from '#src/api/assets.ts';
import type { LightboxPicture } from '#src/components/lightbox/lightbox-picture.ts';
import { srcSet } from '#src/lib/srcset.ts';
import { photoAlt } from '../photo-texts.ts';
import type { Photo } from '../schema.ts';

/** A photo as the lightbox takes it, in as many widths as its server has. */
export function toPicture(photo: Photo): LightboxPicture {
  const { width, height } = photo;
  const src = assetUrl(photo.url);
  const picture = { src, alt: photoAlt(photo) };
  if (width === null || height === null) return picture;
  const sources = (srcSet(src)?.split(', ') ?? []).map((source) => {
    const [address = '', descriptor = ''] = source.split(' ');
    const pixels = Number.parseInt(descriptor, 10);
    return { src: address, width: pixels, height: Math.round((pixels * height) / width) };
  });
  return { ...picture, width, height, ...(sources.length > 0 && { srcSet: sources }) };
}
