import { cropImage, QUALITY } from './crop-image.ts';
import { imageSize, inspectImage, MAX_IMAGE_BYTES } from './image-file.ts';
import type { ImageFileProblem } from './image-file.ts';
import { endingOf } from './picture-type.ts';
import type { PictureType } from './picture-type.ts';
import { isAnimated, stripMetadata } from './strip-metadata.ts';

/** In pixels; no layout shows more. */
export const MAX_SIDE = 2560;

/**
 * Prepares a picture for upload: WebP of at most 2560 pixels a side, upright, without camera
 * metadata (place, time, device). Animations keep their format. With `keepOriginal`, size and
 * format stay where the metadata can be cut out.
 * @returns the file to send, or why it cannot be sent.
 */
export async function preparePicture(
  file: File,
  { keepOriginal = false } = {},
): Promise<File | { problem: ImageFileProblem }> {
  const found = await inspectImage(file);
  if ('problem' in found) return found;
  const { type } = found;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts = stripMetadata(bytes, type);
  const stripped = parts && new File(parts, nameFor(file.name, type), { type });
  if (isAnimated(bytes, type)) return stripped ? sendable(stripped) : { problem: 'broken' };
  const source = new File([file], file.name, { type });
  const size = await imageSize(source);
  // An old browser may not decode AVIF.
  if (size === null) {
    return stripped && type === 'image/avif' ? sendable(stripped) : { problem: 'broken' };
  }
  const isModern = type === 'image/webp' || type === 'image/avif';
  const isSmall = Math.max(size.width, size.height) <= MAX_SIDE;
  if (stripped && (keepOriginal || (isModern && isSmall))) return sendable(stripped);
  const scale = keepOriginal ? 1 : Math.min(1, MAX_SIDE / Math.max(size.width, size.height));
  // Logos, QR codes and screenshots stay sharp: WebP of quality 1 is lossless.
  const quality = type === 'image/png' && scale === 1 && file.size <= MAX_IMAGE_BYTES ? 1 : QUALITY;
  const area = { x: 0, y: 0, ...size };
  return sendable(await cropImage(source, area, Math.round(size.width * scale), { quality }));
}

function sendable(file: File): File | { problem: ImageFileProblem } {
  return file.size > MAX_IMAGE_BYTES ? { problem: 'size' } : file;
}

/** The file name with the extension of its type. */
function nameFor(name: string, type: PictureType): string {
  const ending = endingOf(type);
  const fits = new RegExp(ending === 'jpg' ? '\\.jpe?g$' : `\\.${ending}$`, 'i');
  return fits.test(name) ? name : `${name.replace(/\.[a-z\d]{1,5}$/i, '')}.${ending}`;
}
