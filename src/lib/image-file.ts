import { HEAD_SIZE, pictureType } from './picture-type.ts';

/** The pictures that can be uploaded, as a file input's `accept` names them. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

export const MAX_IMAGE_MEGABYTES = 10;

/** Why a file cannot be uploaded as a picture. */
export type ImageFileProblem = 'type' | 'size' | 'empty';

/**
 * What keeps a file from being uploaded as a picture, found before a byte is sent; undefined where
 * nothing does. Its name must say a picture, from which browsers read the type, and so must its first
 * bytes, which cannot say anything else (B4).
 */
export async function imageFileProblem(file: File): Promise<ImageFileProblem | undefined> {
  if (!IMAGE_TYPES.includes(file.type)) return 'type';
  if (file.size === 0) return 'empty';
  // A file that went away since it was chosen cannot be read.
  const head = await file
    .slice(0, HEAD_SIZE)
    .arrayBuffer()
    .catch(() => new ArrayBuffer());
  const type = pictureType(new Uint8Array(head));
  if (type === null || type === 'heic') return 'type';
  return file.size > MAX_IMAGE_MEGABYTES * 1024 * 1024 ? 'size' : undefined;
}

/** A picture's own width and height in pixels; null where the browser cannot read it. */
export async function imageSize(file: File): Promise<{ width: number; height: number } | null> {
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  } catch {
    return null;
  }
}

/**
 * Sends a picture and gives the address it has from then on.
 * `onProgress` gets 0 to 1; the signal cancels.
 */
export type UploadImage = (
  file: File,
  options: { onProgress: (part: number) => void; signal: AbortSignal },
) => Promise<string>;
