import { exifOrientation } from './exif-orientation.ts';

const HEAD = 12;
/** Bits of the VP8X header: animation, Exif, XMP. */
const ANIMATION = 0x02;
const METADATA = 0x08 | 0x04;

/** The WebP without Exif and XMP; null where it is truncated, or its Exif turns it, as some browsers do. */
export function stripWebp(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const stripped: Uint8Array<ArrayBuffer>[] = [];
  let at = HEAD;
  while (at + 8 <= bytes.length) {
    const size = view.getUint32(at + 4, true);
    const end = at + 8 + size + (size % 2);
    const name = nameAt(bytes, at);
    if (end > bytes.length) return null;
    if (name === 'EXIF' && exifOrientation(bytes.subarray(at + 8, end)) > 1) return null;
    if (name === 'VP8X') stripped.push(withoutMetadata(bytes.slice(at, end)));
    else if (name !== 'EXIF' && name !== 'XMP ') stripped.push(bytes.subarray(at, end));
    at = end;
  }
  const head = bytes.slice(0, HEAD);
  const length = stripped.reduce((sum, chunk) => sum + chunk.length, 4);
  new DataView(head.buffer).setUint32(4, length, true);
  return [head, ...stripped];
}

/** True for an animation. */
export function isAnimatedWebp(bytes: Uint8Array): boolean {
  return nameAt(bytes, HEAD) === 'VP8X' && ((bytes[HEAD + 8] ?? 0) & ANIMATION) !== 0;
}

function withoutMetadata(chunk: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  chunk[8] = (chunk[8] ?? 0) & ~METADATA;
  return chunk;
}

function nameAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}
