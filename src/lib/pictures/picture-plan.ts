/** Longest side of an uploaded picture in pixels; no layout shows more. */
export const MAX_SIDE = 2560;
/**
 * Shorter side in pixels of a picture that is longer than 16:9, such as a strip of text: two screen pixels for
 * each of the 680 of an article, three on phones.
 */
const SHORT_SIDE = 1440;
/** Longest side of a WebP in pixels. Chromium cuts off the rest without an error. */
export const MAX_LENGTH = 16_383;
/** Pixels of a canvas on iPhones. */
const MAX_PIXELS = 4096 * 4096;

type Size = { width: number; height: number };

/**
 * Plans how a picture is sent.
 * @returns its scale, at most 1, and the number of slices, one below the other, that fit into files
 */
export function planPicture({ width, height }: Size): { scale: number; slices: number } {
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  const scale = Math.min(1, Math.max(MAX_SIDE / longer, SHORT_SIDE / shorter));
  if (width > height) {
    // Slices beside each other would not show a wide picture.
    const most = Math.min(MAX_LENGTH / width, Math.sqrt(MAX_PIXELS / (width * height)));
    return { scale: Math.min(scale, most), slices: 1 };
  }
  const sliceHeight = Math.min(MAX_LENGTH, MAX_PIXELS / (width * scale));
  return { scale, slices: Math.ceil((height * scale) / sliceHeight) };
}

/** The areas of slices of about the same height, in whole pixels of the picture. */
export function sliceAreas({ width, height }: Size, slices: number) {
  return Array.from({ length: slices }, (_, index) => {
    const [y, end] = [index, index + 1].map((edge) => Math.round((edge * height) / slices));
    return { x: 0, y: y ?? 0, width, height: (end ?? height) - (y ?? 0) };
  });
}
