import { hasTooManyPixels, HEADER_LENGTH } from './header-size.ts';
import { pictureType, type PictureType } from './picture-type.ts';

/** Uploadable picture types, for a file input's `accept`. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

export const MAX_IMAGE_MEGABYTES = 10;
export const MAX_IMAGE_BYTES = MAX_IMAGE_MEGABYTES * 1024 * 1024;
/** Largest file that is read and scaled down; no phone's photo is larger. */
const MAX_SOURCE_BYTES = 10 * MAX_IMAGE_BYTES;

/**
 * Why a file is rejected before its upload; an SVG because it can contain scripts, `pixels` because the picture fits
 * into no file or canvas.
 */
export type ImageFileProblem = 'type' | 'svg' | 'heic' | 'size' | 'empty' | 'broken' | 'pixels';

/** The type of a chosen file by its first bytes, or why it is rejected. */
export async function inspectImage(
  file: File,
): Promise<{ problem: ImageFileProblem } | { type: PictureType }> {
  if (file.size === 0) return { problem: 'empty' };
  // The file may have been deleted since it was chosen.
  const head = await headOf(file).catch(() => new Uint8Array());
  const type = pictureType(head);
  if (type === 'heic') return { problem: 'heic' };
  if (type === null) return { problem: file.type === 'image/svg+xml' ? 'svg' : 'type' };
  const limit = type === 'image/gif' ? MAX_IMAGE_BYTES : MAX_SOURCE_BYTES;
  if (file.size > limit) return { problem: 'size' };
  return hasTooManyPixels(head, type) ? { problem: 'pixels' } : { type };
}

async function headOf(file: File): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await file.slice(0, HEADER_LENGTH).arrayBuffer());
}

/** Why a chosen file is rejected; undefined for a picture. */
export async function imageFileProblem(file: File): Promise<ImageFileProblem | undefined> {
  const found = await inspectImage(file);
  return 'problem' in found ? found.problem : undefined;
}

/** Intrinsic size in pixels, with the orientation applied; null where the browser cannot decode it, or would need seconds. */
export async function imageSize(file: File): Promise<{ width: number; height: number } | null> {
  try {
    const head = await headOf(file);
    const type = pictureType(head);
    if (type !== null && type !== 'heic' && hasTooManyPixels(head, type)) return null;
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  } catch {
    return null;
  }
}

/** Uploads a picture and returns its URL. `onProgress` gets 0 to 1. */
export type UploadImage = (
  file: File,
  options: { onProgress: (part: number) => void; signal: AbortSignal },
) => Promise<string>;
