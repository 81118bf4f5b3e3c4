import { cropImage } from '#src/lib/crop-image.ts';
import { imageSize } from '#src/lib/image-file.ts';
import { endingOf } from '#src/lib/picture-type.ts';
import type { PictureType } from '#src/lib/picture-type.ts';
import { MAX_BYTES } from './inspect-file.ts';
import type { Problem } from './inspect-file.ts';
import { isAnimated, stripMetadata } from './strip-metadata.ts';

/** In pixels; no layout shows more. */
export const MAX_SIDE = 2560;

/**
 * Prepares a picture for upload: at most 2560 pixels a side, without camera metadata (place, time,
 * device), with the right file extension.
 * @returns the file to send, or why it cannot be sent.
 */
export async function preparePicture(
  file: File,
  type: PictureType,
): Promise<File | { problem: Problem }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const stripped = stripMetadata(bytes, type);
  const strippedFile = stripped && new File(stripped, nameFor(file.name, type), { type });
  const fits = strippedFile !== null && strippedFile.size <= MAX_BYTES;
  if (isAnimated(bytes, type)) return fits ? strippedFile : { problem: 'size' };
  const source = new File([file], file.name, { type });
  const size = await imageSize(source);
  // An old browser may not decode AVIF.
  if (size === null) return fits && type === 'image/avif' ? strippedFile : { problem: 'broken' };
  if (fits && Math.max(size.width, size.height) <= MAX_SIDE) return strippedFile;
  const reencoded = await reencode(source, size);
  if (fits && !isBetter(reencoded, strippedFile)) return strippedFile;
  return reencoded.size <= MAX_BYTES ? reencoded : { problem: 'size' };
}

function reencode(source: File, size: { width: number; height: number }): Promise<File> {
  const scale = Math.min(1, MAX_SIDE / Math.max(size.width, size.height));
  return cropImage(source, { x: 0, y: 0, ...size }, Math.round(size.width * scale));
}

/** JPEG has no transparency: where the browser cannot write WebP, only a JPEG may become one. */
function isBetter(reencoded: File, source: File): boolean {
  const losesNothing = reencoded.type === 'image/webp' || source.type === 'image/jpeg';
  return losesNothing && reencoded.size < source.size;
}

/** The file name with the extension of its type. */
function nameFor(name: string, type: PictureType): string {
  const ending = endingOf(type);
  const fits = new RegExp(ending === 'jpg' ? '\\.jpe?g$' : `\\.${ending}$`, 'i');
  return fits.test(name) ? name : `${name.replace(/\.[a-z\d]{1,5}$/i, '')}.${ending}`;
}
