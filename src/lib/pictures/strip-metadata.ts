import type { PictureType } from './picture-type.ts';
import { stripJpeg } from './strip-jpeg.ts';
import { exifOrientation } from './exif-orientation.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * The file without camera metadata (place, time, device), its pixels unchanged. Null where that is
 * not possible and the picture must be re-encoded.
 */
export function stripMetadata(bytes: Bytes, type: PictureType): Bytes[] | null {
  switch (type) {
    case 'image/jpeg':
      return stripJpeg(bytes);
    case 'image/png':
      return stripPng(bytes);
    case 'image/webp':
      return stripWebp(bytes);
    case 'image/avif':
      return hasAvifMetadata(bytes) ? null : [bytes];
    case 'image/gif':
      // GIFs carry no camera metadata.
      return [bytes];
    default:
      return type satisfies never;
  }
}

/** True for an animation: re-encoding would keep only the first frame. */
export function isAnimated(bytes: Bytes, type: PictureType): boolean {
  if (type === 'image/png') return isAnimatedPng(bytes);
  if (type === 'image/webp') return isAnimatedWebp(bytes);
  if (type === 'image/avif') return String.fromCharCode(...bytes.subarray(8, 12)) === 'avis';
  return type === 'image/gif';
}

/** AVIF lists its items in the first box; cutting the metadata out would be hard. */
function hasAvifMetadata(bytes: Bytes): boolean {
  const names = new TextDecoder('latin1').decode(bytes.subarray(0, 64 * 1024));
  return names.includes('Exif') || names.includes('application/rdf+xml');
}

const PNG_SIGNATURE = 8;
/** Bytes of a chunk's length, name and checksum. */
const PNG_FRAME = 12;
const PNG_METADATA = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt']);

/** The PNG's chunks; null where the file is truncated. */
function pngChunksOf(bytes: Bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks: { name: string; bytes: Bytes }[] = [];
  let at = PNG_SIGNATURE;
  while (at + PNG_FRAME <= bytes.length) {
    const end = at + PNG_FRAME + view.getUint32(at);
    if (end > bytes.length) return null;
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    chunks.push({ name, bytes: bytes.subarray(at, end) });
    if (name === 'IEND') return chunks;
    at = end;
  }
  return null;
}

/** The PNG without text and Exif chunks; null where it is truncated, or its Exif turns it. */
function stripPng(bytes: Bytes): Bytes[] | null {
  const chunks = pngChunksOf(bytes);
  const exif = chunks?.find(({ name }) => name === 'eXIf')?.bytes.subarray(8, -4);
  if (!chunks || (exif && exifOrientation(exif) > 1)) return null;
  const stripped = chunks.filter(({ name }) => !PNG_METADATA.has(name));
  return [bytes.subarray(0, PNG_SIGNATURE), ...stripped.map((chunk) => chunk.bytes)];
}

function isAnimatedPng(bytes: Bytes): boolean {
  return pngChunksOf(bytes)?.some(({ name }) => name === 'acTL') ?? false;
}

const WEBP_HEAD = 12;
/** Bits of the VP8X header: animation, Exif, XMP. */
const WEBP_ANIMATION = 0x02;
const WEBP_METADATA = 0x08 | 0x04;

/** The WebP without Exif and XMP; null where it is truncated, or its Exif turns it, as some browsers do. */
function stripWebp(bytes: Bytes): Bytes[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const stripped: Bytes[] = [];
  let at = WEBP_HEAD;
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
  const head = bytes.slice(0, WEBP_HEAD);
  const length = stripped.reduce((sum, chunk) => sum + chunk.length, 4);
  new DataView(head.buffer).setUint32(4, length, true);
  return [head, ...stripped];
}

function isAnimatedWebp(bytes: Uint8Array): boolean {
  return (
    nameAt(bytes, WEBP_HEAD) === 'VP8X' && ((bytes[WEBP_HEAD + 8] ?? 0) & WEBP_ANIMATION) !== 0
  );
}

function withoutMetadata(chunk: Bytes): Bytes {
  chunk[8] = (chunk[8] ?? 0) & ~WEBP_METADATA;
  return chunk;
}

function nameAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}
