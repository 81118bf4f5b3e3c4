import { cropImage } from '#src/lib/crop-image.ts';
import { imageSize } from '#src/lib/image-file.ts';
import { endingOf } from '#src/lib/picture-type.ts';
import type { PictureType } from '#src/lib/picture-type.ts';
import { MAX_BYTES } from './inspect-file.ts';
import type { Problem } from './inspect-file.ts';
import { isMoving, stripNotes } from './strip-notes.ts';

/** Wider or higher than any layout shows. */
export const MAX_SIDE = 2560;

/**
 * Makes of a chosen picture what is sent (B4): at most 2560 pixels a side, without what the camera
 * noted (place, time, device), under a name that fits its kind.
 * @returns the file to send, or why it cannot be sent.
 */
export async function preparePicture(
  file: File,
  type: PictureType,
): Promise<File | { problem: Problem }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const stripped = stripNotes(bytes, type);
  const asItIs = stripped && new File(stripped, nameFor(file.name, type), { type });
  const fits = asItIs !== null && asItIs.size <= MAX_BYTES;
  if (isMoving(bytes, type)) return fits ? asItIs : { problem: 'size' };
  const source = new File([file], file.name, { type });
  const size = await imageSize(source);
  // A browser may be too old to show AVIF itself.
  if (size === null) return fits && type === 'image/avif' ? asItIs : { problem: 'broken' };
  if (fits && Math.max(size.width, size.height) <= MAX_SIDE) return asItIs;
  const drawn = await drawAnew(source, size);
  if (fits && !isBetter(drawn, asItIs)) return asItIs;
  return drawn.size <= MAX_BYTES ? drawn : { problem: 'size' };
}

function drawAnew(source: File, size: { width: number; height: number }): Promise<File> {
  const scale = Math.min(1, MAX_SIDE / Math.max(size.width, size.height));
  return cropImage(source, { x: 0, y: 0, ...size }, Math.round(size.width * scale));
}

/** JPEG has no see-through parts: where a browser writes no WebP, only a JPEG becomes one. */
function isBetter(drawn: File, source: File): boolean {
  const losesNothing = drawn.type === 'image/webp' || source.type === 'image/jpeg';
  return losesNothing && drawn.size < source.size;
}

/** A file's name with the ending of what it is. */
function nameFor(name: string, type: PictureType): string {
  const ending = endingOf(type);
  const fits = new RegExp(ending === 'jpg' ? '\\.jpe?g$' : `\\.${ending}$`, 'i');
  return fits.test(name) ? name : `${name.replace(/\.[a-z\d]{1,5}$/i, '')}.${ending}`;
}
