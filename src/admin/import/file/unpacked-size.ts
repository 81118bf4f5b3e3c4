const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_LENGTH = 22;
/** The longest comment behind the end of a zip file. */
const MAX_COMMENT = 65_535;
const ENTRY_LENGTH = 46;
/** Instead of a size that is among the further fields. */
const ELSEWHERE = 0xffffffff;
const DEFLATED = 8;
/** Bit of an entry whose sizes follow its content. */
const SIZES_FOLLOW = 8;

/**
 * The bytes of all files in a zip file once they are unpacked, as its directory says: no reader unpacks more than that.
 * Infinity where one of them does not say it; 0 where the directory cannot be read, which readers then say.
 */
export function unpackedSize(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = bytes.length - END_LENGTH;
  const first = Math.max(0, at - MAX_COMMENT);
  while (at >= first && view.getUint32(at, true) !== END) at -= 1;
  if (at < first) return 0;
  let entry = view.getUint32(at + 16, true);
  let size = 0;
  while (entry + ENTRY_LENGTH <= bytes.length && view.getUint32(entry, true) === ENTRY) {
    const [name, further, comment] = [28, 30, 32].map((place) =>
      view.getUint16(entry + place, true),
    );
    size += sizeOf(view, entry);
    entry += ENTRY_LENGTH + (name ?? 0) + (further ?? 0) + (comment ?? 0);
  }
  return size;
}

function sizeOf(view: DataView, entry: number): number {
  const packed = view.getUint32(entry + 20, true);
  const size = view.getUint32(entry + 24, true);
  if (size === ELSEWHERE) return furtherSize(view, entry);
  const isDeflated = view.getUint16(entry + 10, true) === DEFLATED;
  const follow = (view.getUint16(entry + 8, true) & SIZES_FOLLOW) !== 0;
  // Nothing is packed as two bytes.
  const isUnsaid = isDeflated && size === 0 && (packed > 2 || (packed === 0 && follow));
  return isUnsaid ? Infinity : size;
}

/** The size in the field for files beyond 4 GB, which some programs always write. */
function furtherSize(view: DataView, entry: number): number {
  const start = entry + ENTRY_LENGTH + view.getUint16(entry + 28, true);
  const end = Math.min(start + view.getUint16(entry + 30, true), view.byteLength);
  let at = start;
  while (at + 12 <= end) {
    if (view.getUint16(at, true) === 1) return Number(view.getBigUint64(at + 4, true));
    at += 4 + view.getUint16(at + 2, true);
  }
  return Infinity;
}
