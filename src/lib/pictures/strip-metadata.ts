import type { PictureType } from './picture-type.ts';
import { isAnimatedPng, stripPng } from './strip-png.ts';
import { stripJpeg } from './strip-jpeg.ts';
import { isAnimatedWebp, stripWebp } from './strip-webp.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * The file without camera metadata (place, time, device), its pixels unchanged. Null where that is
 * not possible and the picture must be re-encoded.
 */
export function stripMetadata(bytes: Bytes, type: PictureType): Bytes[] | null {
  switch (type) {
    case 'image/jpeg':
      return stripJpeg(bytes);
    case 'image/png':
      return stripPng(bytes);
    case 'image/webp':
      return stripWebp(bytes);
    case 'image/avif':
      return hasAvifMetadata(bytes) ? null : [bytes];
    case 'image/gif':
      // GIFs carry no camera metadata.
      return [bytes];
    default:
      return type satisfies never;
  }
}

/** True for an animation: re-encoding would keep only the first frame. */
export function isAnimated(bytes: Bytes, type: PictureType): boolean {
  if (type === 'image/png') return isAnimatedPng(bytes);
  if (type === 'image/webp') return isAnimatedWebp(bytes);
  if (type === 'image/avif') return String.fromCharCode(...bytes.subarray(8, 12)) === 'avis';
  return type === 'image/gif';
}

/** AVIF lists its items in the first box; cutting the metadata out would be hard. */
function hasAvifMetadata(bytes: Bytes): boolean {
  const names = new TextDecoder('latin1').decode(bytes.subarray(0, 64 * 1024));
  return names.includes('Exif') || names.includes('application/rdf+xml');
}
