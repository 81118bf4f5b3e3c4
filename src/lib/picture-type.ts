/** What kind of picture a file is. */
export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif' | 'image/gif';

/** As many of a file's first bytes as tell its kind. */
export const HEAD_SIZE = 64;

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'mif1', 'msf1'];

/**
 * What kind of picture a file is by its first bytes, whatever its name says: `heic` is what some
 * phones write and browsers do not show; null is none of these.
 */
export function pictureType(head: Uint8Array): PictureType | 'heic' | null {
  const text = String.fromCharCode(...head.subarray(0, HEAD_SIZE));
  if (text.startsWith('\u00FF\u00D8\u00FF')) return 'image/jpeg';
  if (text.startsWith('\u0089PNG\r\n\u001A\n')) return 'image/png';
  if (/^GIF8[79]a/.test(text)) return 'image/gif';
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'image/webp';
  if (!text.startsWith('ftyp', 4)) return null;
  // The box's length in its first bytes, then the brands it claims, four letters each.
  const brands = text.slice(8, head[3]);
  if (/avi[fs]/.test(brands)) return 'image/avif';
  return HEIC_BRANDS.some((brand) => brands.startsWith(brand)) ? 'heic' : null;
}

/** The usual ending of a kind's file names. */
export function endingOf(type: PictureType): string {
  return type === 'image/jpeg' ? 'jpg' : type.replace('image/', '');
}
