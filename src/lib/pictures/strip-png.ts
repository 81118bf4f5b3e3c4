import { exifOrientation } from './exif-orientation.ts';

const SIGNATURE = 8;
/** Bytes of a chunk's length, name and checksum. */
const FRAME = 12;
const METADATA = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt']);

/** The PNG's chunks; null where the file is truncated. */
function chunksOf(bytes: Uint8Array<ArrayBuffer>) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks: { name: string; bytes: Uint8Array<ArrayBuffer> }[] = [];
  let at = SIGNATURE;
  while (at + FRAME <= bytes.length) {
    const end = at + FRAME + view.getUint32(at);
    if (end > bytes.length) return null;
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    chunks.push({ name, bytes: bytes.subarray(at, end) });
    if (name === 'IEND') return chunks;
    at = end;
  }
  return null;
}

/** The PNG without text and Exif chunks; null where it is truncated, or its Exif turns it. */
export function stripPng(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] | null {
  const chunks = chunksOf(bytes);
  const exif = chunks?.find(({ name }) => name === 'eXIf')?.bytes.subarray(8, -4);
  if (!chunks || (exif && exifOrientation(exif) > 1)) return null;
  const stripped = chunks.filter(({ name }) => !METADATA.has(name));
  return [bytes.subarray(0, SIGNATURE), ...stripped.map((chunk) => chunk.bytes)];
}

/** True for an animation. */
export function isAnimatedPng(bytes: Uint8Array<ArrayBuffer>): boolean {
  return chunksOf(bytes)?.some(({ name }) => name === 'acTL') ?? false;
}
