import type { PictureType } from './picture-type.ts';

/** Pixels that are decoded at most, a little more than the largest phone camera has; each takes four bytes. */
const MAX_DECODED = 220_000_000;

/** In bytes: a JPEG has its size after its metadata. */
export const HEADER_LENGTH = 1024 * 1024;

/** Whether a picture has more pixels than may be decoded, by its first `HEADER_LENGTH` bytes. */
export function hasTooManyPixels(head: Uint8Array<ArrayBuffer>, type: PictureType): boolean {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  try {
    return READ[type](view).some(([width, height]) => width * height > MAX_DECODED);
  } catch (error) {
    // The file ends before; the browser says what it is.
    if (error instanceof RangeError) return false;
    throw error;
  }
}

type Sizes = (readonly [width: number, height: number])[];

const READ: Record<PictureType, (view: DataView) => Sizes> = {
  'image/png': (view) => [[view.getUint32(16), view.getUint32(20)]],
  'image/gif': (view) => [[view.getUint16(6, true), view.getUint16(8, true)]],
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
  // Of 14 bits each a size cannot be too large.
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
