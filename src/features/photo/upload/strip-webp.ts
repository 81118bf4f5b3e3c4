const HEAD = 12;
/** Bits of the extended head: it moves, it has an Exif chunk, it has an XMP chunk. */
const MOVES = 0x02;
const NOTES = 0x08 | 0x04;

/** The parts of a WebP file without its camera notes, or null where it is cut off. */
export function stripWebp(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept: Uint8Array<ArrayBuffer>[] = [];
  let at = HEAD;
  while (at + 8 <= bytes.length) {
    const size = view.getUint32(at + 4, true);
    const end = at + 8 + size + (size % 2);
    const name = nameAt(bytes, at);
    if (end > bytes.length) return null;
    if (name === 'VP8X') kept.push(withoutNotes(bytes.slice(at, end)));
    else if (name !== 'EXIF' && name !== 'XMP ') kept.push(bytes.subarray(at, end));
    at = end;
  }
  const head = bytes.slice(0, HEAD);
  const length = kept.reduce((sum, chunk) => sum + chunk.length, 4);
  new DataView(head.buffer).setUint32(4, length, true);
  return [head, ...kept];
}

/** True where the picture moves: drawing it anew would leave its first frame. */
export function isMovingWebp(bytes: Uint8Array): boolean {
  return nameAt(bytes, HEAD) === 'VP8X' && ((bytes[HEAD + 8] ?? 0) & MOVES) !== 0;
}

function withoutNotes(chunk: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  chunk[8] = (chunk[8] ?? 0) & ~NOTES;
  return chunk;
}

function nameAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}
