import { unpackBytes } from '#src/lib/text/packed-text.ts';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const HEADER = 0x04034b50;
const END_LENGTH = 22;
/** The longest comment behind the end of a zip file. */
const MAX_COMMENT = 65_535;
const ENTRY_LENGTH = 46;
/** Instead of a size that is among the further fields. */
const ELSEWHERE = 0xffffffff;
const DEFLATED = 8;
/** Offsets in an entry of the directory. */
const METHOD = 10;
const CRC = 16;
const PACKED = 20;
const SIZE = 24;
const NAME_LENGTH = 28;
const PLACE = 42;
/** Bit of an entry whose sizes follow its content. */
const SIZES_FOLLOW = 8;

/** Length of the header before a file, without its name. */
const HEADER_LENGTH = 30;
const BACKSLASH = 0x5c;
const SLASH = 0x2f;

const viewOf = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Where the end of a zip file's directory is; negative where the file has none. */
function endOf(bytes: Uint8Array): number {
  const view = viewOf(bytes);
  let at = bytes.length - END_LENGTH;
  const first = Math.max(0, at - MAX_COMMENT);
  while (at >= first && view.getUint32(at, true) !== END) at -= 1;
  return at < first ? -1 : at;
}

/** Where the directory of a zip file has its entries, and their names; none where it cannot be read. */
function* entriesOf(bytes: Uint8Array): Generator<{ entry: number; name: Uint8Array }> {
  const view = viewOf(bytes);
  const end = endOf(bytes);
  if (end < 0) return;
  let entry = view.getUint32(end + 16, true);
  while (entry + ENTRY_LENGTH <= bytes.length && view.getUint32(entry, true) === ENTRY) {
    const [length = 0, further = 0, comment = 0] = [0, 2, 4].map((place) =>
      view.getUint16(entry + NAME_LENGTH + place, true),
    );
    const start = entry + ENTRY_LENGTH;
    yield { entry, name: bytes.subarray(start, start + length) };
    entry = start + length + further + comment;
  }
}

/** The zip file with `/` in the names of its files, which some programs write with a backslash; changed in place. */
export function withSlashes<Bytes extends Uint8Array>(bytes: Bytes): Bytes {
  for (const { name } of entriesOf(bytes)) {
    name.forEach((sign, index) => {
      if (sign === BACKSLASH) name[index] = SLASH;
    });
  }
  return bytes;
}

/**
 * The bytes of all files in a zip file once they are unpacked, as its directory says: no reader unpacks more than that.
 * Infinity where one of them does not say it; 0 where the directory cannot be read, which readers then say.
 */
export function unpackedSize(bytes: Uint8Array): number {
  const view = viewOf(bytes);
  let size = 0;
  for (const { entry } of entriesOf(bytes)) size += sizeOf(view, entry);
  return size;
}

function sizeOf(view: DataView, entry: number): number {
  const packed = view.getUint32(entry + PACKED, true);
  const size = view.getUint32(entry + SIZE, true);
  if (size === ELSEWHERE) return furtherSize(view, entry);
  const isDeflated = view.getUint16(entry + METHOD, true) === DEFLATED;
  const follow = (view.getUint16(entry + 8, true) & SIZES_FOLLOW) !== 0;
  // Two packed bytes stand for an empty file; with more, a size of 0 means that it is not stated.
  const isUnsaid = isDeflated && size === 0 && (packed > 2 || (packed === 0 && follow));
  return isUnsaid ? Infinity : size;
}

/** The size in the field for files beyond 4 GB, which some programs always write. */
function furtherSize(view: DataView, entry: number): number {
  const start = entry + ENTRY_LENGTH + view.getUint16(entry + NAME_LENGTH, true);
  const end = Math.min(start + view.getUint16(entry + 30, true), view.byteLength);
  let at = start;
  while (at + 12 <= end) {
    if (view.getUint16(at, true) === 1) return Number(view.getBigUint64(at + 4, true));
    at += 4 + view.getUint16(at + 2, true);
  }
  return Infinity;
}

/**
 * A workbook without the readings of Japanese cells (`rPh`), which the library takes for a part of their text. The sheets
 * that have some are written behind the end of the file.
 */
export async function withoutReadings(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const changed: { entry: number; sheet: Uint8Array<ArrayBuffer> }[] = [];
  for (const { entry, name } of entriesOf(bytes)) {
    if (!/(?:^|\/)sheet[^/]*\.xml$/i.test(new TextDecoder().decode(name))) continue;
    const text = await textOf(bytes, entry);
    const [start = '', ...readings] = text.split(/<(?:\w+:)?rPh[\s>]/);
    if (readings.length === 0) continue;
    const rest = readings.map((piece) => piece.slice(endOfReading(piece)));
    changed.push({ entry, sheet: new TextEncoder().encode(start + rest.join('')) });
  }
  if (changed.length === 0) return bytes;
  const end = endOf(bytes);
  const all = new Uint8Array(
    changed.reduce((size, { sheet }) => size + HEADER_LENGTH + sheet.length, bytes.length) +
      END_LENGTH,
  );
  all.set(bytes);
  const view = viewOf(all);
  let at = bytes.length;
  for (const { entry, sheet } of changed) {
    view.setUint32(at, HEADER, true);
    all.set(sheet, at + HEADER_LENGTH);
    view.setUint16(entry + METHOD, 0, true);
    // None, which is not checked.
    view.setUint32(entry + CRC, 0, true);
    view.setUint32(entry + PACKED, sheet.length, true);
    view.setUint32(entry + SIZE, sheet.length, true);
    view.setUint32(entry + PLACE, at, true);
    at += HEADER_LENGTH + sheet.length;
  }
  all.set(bytes.subarray(end, end + END_LENGTH - 2), at);
  return all;
}

/** The text of a file in a zip file; '' where it cannot be unpacked, which readers then say. */
async function textOf(bytes: Uint8Array<ArrayBuffer>, entry: number): Promise<string> {
  const view = viewOf(bytes);
  const [packed, size, place] = [PACKED, SIZE, PLACE].map((at) => view.getUint32(entry + at, true));
  if (packed === undefined || size === undefined || place === undefined) return '';
  if (place + HEADER_LENGTH > bytes.length) return '';
  const [name, further] = [26, 28].map((at) => view.getUint16(place + at, true));
  const start = place + HEADER_LENGTH + (name ?? 0) + (further ?? 0);
  const content = bytes.subarray(start, start + packed);
  if (view.getUint16(entry + METHOD, true) !== DEFLATED) return new TextDecoder().decode(content);
  return unpackBytes(content, size).then(
    (file) => new TextDecoder().decode(file),
    () => '',
  );
}

function endOfReading(text: string): number {
  const found = /<\/(?:\w+:)?rPh>/.exec(text);
  return found ? found.index + found[0].length : 0;
}
