/** The pictures that can be uploaded, as a file input's `accept` names them. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

export const MAX_IMAGE_MEGABYTES = 10;

/** Why a file cannot be uploaded as a picture, found before a byte is sent; undefined where it can. */
export function imageFileProblem(file: File): 'type' | 'size' | 'empty' | undefined {
  if (!IMAGE_TYPES.includes(file.type)) return 'type';
  if (file.size === 0) return 'empty';
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
