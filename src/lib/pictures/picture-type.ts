export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif' | 'image/gif';

/** Number of leading bytes needed to detect the type. */
export const HEAD_SIZE = 64;

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'mif1', 'msf1'];

/**
 * Detects the type by the first bytes. `heic` is written by some phones and not shown by browsers;
 * null is any other type.
 */
export function pictureType(head: Uint8Array): PictureType | 'heic' | null {
  const text = String.fromCharCode(...head.subarray(0, HEAD_SIZE));
  if (text.startsWith('\u00FF\u00D8\u00FF')) return 'image/jpeg';
  if (text.startsWith('\u0089PNG\r\n\u001A\n')) return 'image/png';
  if (/^GIF8[79]a/.test(text)) return 'image/gif';
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'image/webp';
  if (!text.startsWith('ftyp', 4)) return null;
  // The box starts with its length, followed by its brands of four letters each.
  const brands = text.slice(8, head[3]);
  if (/avi[fs]/.test(brands)) return 'image/avif';
  return HEIC_BRANDS.some((brand) => brands.startsWith(brand)) ? 'heic' : null;
}

export function endingOf(type: PictureType): string {
  return type === 'image/jpeg' ? 'jpg' : type.replace('image/', '');
}

/** Whether servers of before 2020 or so refuse it. */
export function isNewType(type: string): boolean {
  return type === 'image/webp' || type === 'image/avif';
}
