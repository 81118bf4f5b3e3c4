const SIGNATURE = 8;
/** Length, name and checksum of a chunk. */
const FRAME = 12;
const NOTES = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt']);

/** A PNG file's chunks: their names, and where they stand. Null where the file is cut off. */
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

/** The parts of a PNG file without its texts and camera notes, or null where it is cut off. */
export function stripPng(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] | null {
  const kept = chunksOf(bytes)?.filter(({ name }) => !NOTES.has(name));
  return kept ? [bytes.subarray(0, SIGNATURE), ...kept.map((chunk) => chunk.bytes)] : null;
}

/** True where the picture moves: drawing it anew would leave its first frame. */
export function isMovingPng(bytes: Uint8Array<ArrayBuffer>): boolean {
  return chunksOf(bytes)?.some(({ name }) => name === 'acTL') ?? false;
}
