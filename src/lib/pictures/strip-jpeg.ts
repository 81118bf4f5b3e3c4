import { exifOrientation } from './exif-orientation.ts';

const SCAN = 0xda;
const END = 0xd9;
const FILL = 0xff;

/**
 * The JPEG's segments without metadata (place, time, device, comments, previews, appended video);
 * colour profile and orientation stay, no pixel changes. Null for an unexpected file structure.
 */
export function stripJpeg(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const stripped = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== FILL) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === FILL) {
      at += 1;
      continue;
    }
    if (marker === END) return [...stripped, bytes.subarray(at, at + 2)];
    let end = at + 2 + view.getUint16(at + 2);
    if (marker === SCAN) end = endOfScan(bytes, end);
    const segment = bytes.subarray(at, end);
    const orientation = orientationIn(segment);
    if (orientation > 1) stripped.push(orientationSegment(orientation));
    else if (affectsRendering(marker, segment)) stripped.push(segment);
    at = end;
  }
  return at + 2 === bytes.length && bytes[at + 1] === END
    ? [...stripped, bytes.subarray(at)]
    : null;
}

/** Application segments (E0 to EF) stay only if they affect rendering; comments (FE) go. */
function affectsRendering(marker: number, segment: Uint8Array): boolean {
  const name = String.fromCharCode(...segment.subarray(4, 15));
  if (marker === 0xe0) return name.startsWith('JFIF');
  if (marker === 0xe2) return name.startsWith('ICC_PROFILE');
  if (marker === 0xee) return name.startsWith('Adobe');
  return marker < 0xe0 || marker > 0xfe;
}

/** End of a scan's image data: the next marker that does not belong to it. */
function endOfScan(bytes: Uint8Array, start: number): number {
  let at = bytes.indexOf(0xff, start);
  while (at !== -1 && at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    const isData = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isData) return at;
    at = bytes.indexOf(0xff, at + 1);
  }
  return bytes.length;
}

/**
 * Reads the orientation from an Exif segment.
 * @returns 1 to 8 (1 is upright), 0 for another segment.
 */
export function orientationIn(segment: Uint8Array<ArrayBuffer>): number {
  const isExif = segment[1] === 0xe1 && String.fromCharCode(...segment.subarray(4, 8)) === 'Exif';
  return isExif ? exifOrientation(segment.subarray(4)) : 0;
}

/** An Exif segment with only the orientation. */
function orientationSegment(orientation: number): Uint8Array<ArrayBuffer> {
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0];
  const bigEndian = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8];
  const oneEntry = [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  return new Uint8Array([0xff, 0xe1, 0, 34, ...exif, ...bigEndian, ...oneEntry]);
}
