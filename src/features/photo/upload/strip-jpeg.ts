import { orientationIn, orientationSegment } from './jpeg-orientation.ts';

const SCAN = 0xda;
const END = 0xd9;
const FILL = 0xff;

/**
 * The parts of a JPEG file without what the camera and its programs noted in it: place, time,
 * device, comments, hidden previews, a film behind the picture. Colours and the way up are kept;
 * not a pixel changes. Null for a file that is put together differently.
 */
export function stripJpeg(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== FILL) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === FILL) {
      at += 1;
      continue;
    }
    if (marker === END) return [...kept, bytes.subarray(at, at + 2)];
    let end = at + 2 + view.getUint16(at + 2);
    if (marker === SCAN) end = endOfScan(bytes, end);
    const segment = bytes.subarray(at, end);
    const orientation = orientationIn(segment);
    if (orientation > 1) kept.push(orientationSegment(orientation));
    else if (isKept(marker, segment)) kept.push(segment);
    at = end;
  }
  return at + 2 === bytes.length && bytes[at + 1] === END ? [...kept, bytes.subarray(at)] : null;
}

/** Application data (E0 to EF) stays where it says how to show the picture; comments (FE) go. */
function isKept(marker: number, segment: Uint8Array): boolean {
  const name = String.fromCharCode(...segment.subarray(4, 15));
  if (marker === 0xe0) return name.startsWith('JFIF');
  if (marker === 0xe2) return name.startsWith('ICC_PROFILE');
  if (marker === 0xee) return name.startsWith('Adobe');
  return marker < 0xe0 || marker > 0xfe;
}

/** Where a scan's picture data ends: at the next marker that is none of its own. */
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
