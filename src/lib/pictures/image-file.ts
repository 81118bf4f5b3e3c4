import { pictureType, type PictureType } from './picture-type.ts';

/** Uploadable picture types, for a file input's `accept`. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

export const MAX_IMAGE_MEGABYTES = 10;
export const MAX_IMAGE_BYTES = MAX_IMAGE_MEGABYTES * 1024 * 1024;
/** Largest file that is read and scaled down; no phone's photo is larger. */
const MAX_SOURCE_BYTES = 10 * MAX_IMAGE_BYTES;

/** Pixels that are decoded at most, a little more than the largest phone camera has; each takes four bytes. */
const MAX_DECODED = 220_000_000;

/** In bytes: a JPEG has its size after its metadata. */
const HEADER_LENGTH = 1024 * 1024;

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

/** Whether a picture has more pixels than may be decoded, by its first `HEADER_LENGTH` bytes. */
function hasTooManyPixels(head: Uint8Array<ArrayBuffer>, type: PictureType): boolean {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  try {
    return READ[type](view).some(([width, height]) => width * height > MAX_DECODED);
  } catch (error) {
    // The file is cut off; the browser reports that when it decodes it.
    if (error instanceof RangeError) return false;
    throw error;
  }
}

type Sizes = (readonly [width: number, height: number])[];

const READ: Record<PictureType, (view: DataView) => Sizes> = {
  // The size is in the first part, IHDR; a file that begins otherwise is broken.
  'image/png': (view) =>
    view.getUint32(12) === 0x49484452 ? [[view.getUint32(16), view.getUint32(20)]] : [],
  // Goes as it is: nothing decodes it here.
  'image/gif': () => [],
  'image/jpeg': jpegSize,
  'image/webp': webpSize,
  'image/avif': avifSizes,
};

function jpegSize(view: DataView): Sizes {
  let at = 2;
  for (;;) {
    const marker = view.getUint8(at + 1);
    if (view.getUint8(at) !== 0xff || marker === 0xda) return [];
    // A frame; C4, C8 and CC are tables.
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return [[view.getUint16(at + 7), view.getUint16(at + 5)]];
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
}

function webpSize(view: DataView): Sizes {
  const kind = String.fromCharCode(view.getUint8(15));
  // An extended file: 24 bits each, one less than the size.
  if (kind === 'X') {
    const [width, height] = [24, 27].map(
      (at) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536,
    );
    return [[(width ?? 0) + 1, (height ?? 0) + 1]];
  }
  // The sizes of other WebP files have 14 bits each, so they cannot be too large.
  return [];
}

/** Each of an AVIF's pictures says its size in an `ispe` box. */
function avifSizes(view: DataView): Sizes {
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
  const names = new TextDecoder('latin1').decode(bytes);
  return Array.from(names.matchAll(/ispe/g), ({ index }) =>
    index + 16 > view.byteLength
      ? ([0, 0] as const)
      : ([view.getUint32(index + 8), view.getUint32(index + 12)] as const),
  );
}

/** Uploads a picture and returns its URL. `onProgress` gets 0 to 1. */
export type UploadImage = (
  file: File,
  options: { onProgress: (part: number) => void; signal: AbortSignal },
) => Promise<string>;
