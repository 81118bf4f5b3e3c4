import type { PictureType } from '#src/lib/picture-type.ts';
import { isMovingPng, stripPng } from './strip-png.ts';
import { stripJpeg } from './strip-jpeg.ts';
import { isMovingWebp, stripWebp } from './strip-webp.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * A picture's file without what its camera noted (place, time, device), its pixels as they were.
 * Null where that cannot be done: then it has to be drawn anew.
 */
export function stripNotes(bytes: Bytes, type: PictureType): Bytes[] | null {
  switch (type) {
    case 'image/jpeg':
      return stripJpeg(bytes);
    case 'image/png':
      return stripPng(bytes);
    case 'image/webp':
      return stripWebp(bytes);
    case 'image/avif':
      return hasAvifNotes(bytes) ? null : [bytes];
    case 'image/gif':
      // No camera writes these.
      return [bytes];
    default:
      return type satisfies never;
  }
}

/** True for a picture of several frames: drawing it anew would leave the first one. */
export function isMoving(bytes: Bytes, type: PictureType): boolean {
  if (type === 'image/png') return isMovingPng(bytes);
  if (type === 'image/webp') return isMovingWebp(bytes);
  if (type === 'image/avif') return String.fromCharCode(...bytes.subarray(8, 12)) === 'avis';
  return type === 'image/gif';
}

/** AVIF names what it holds in its first box; the notes' own place would be hard to cut out. */
function hasAvifNotes(bytes: Bytes): boolean {
  const names = new TextDecoder('latin1').decode(bytes.subarray(0, 64 * 1024));
  return names.includes('Exif') || names.includes('application/rdf+xml');
}
