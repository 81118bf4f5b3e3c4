import { HEAD_SIZE, pictureType } from './picture-type.ts';

/** Uploadable picture types, for a file input's `accept`. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

export const MAX_IMAGE_MEGABYTES = 10;

export type ImageFileProblem = 'type' | 'size' | 'empty';

/**
 * Checks a file before its upload: its type (derived by browsers from the name), its size and its
 * first bytes. Undefined for a valid picture.
 */
export async function imageFileProblem(file: File): Promise<ImageFileProblem | undefined> {
  if (!IMAGE_TYPES.includes(file.type)) return 'type';
  if (file.size === 0) return 'empty';
  // The file may have been deleted since it was chosen.
  const head = await file
    .slice(0, HEAD_SIZE)
    .arrayBuffer()
    .catch(() => new ArrayBuffer());
  const type = pictureType(new Uint8Array(head));
  if (type === null || type === 'heic') return 'type';
  return file.size > MAX_IMAGE_MEGABYTES * 1024 * 1024 ? 'size' : undefined;
}

/** Intrinsic size in pixels; null where the browser cannot decode it. */
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

/** Uploads a picture and returns its URL. `onProgress` gets 0 to 1. */
export type UploadImage = (
  file: File,
  options: { onProgress: (part: number) => void; signal: AbortSignal },
) => Promise<string>;
