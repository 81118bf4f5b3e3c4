const FORMAT = 'deflate-raw';
/** In bytes. A stream unpacks all of what it gets at once: a thousandfold at most. */
const PIECE = 1024;

/** Thrown by `unpackText` for a text beyond the limit. */
export class TextTooLarge extends Error {}

/** Whether this browser packs and unpacks texts; some of 2022 do not. */
export function canPackText(): boolean {
  try {
    return new CompressionStream(FORMAT) instanceof CompressionStream;
  } catch {
    return false;
  }
}

/** Compresses a text to letters, digits, `-` and `_`, which URLs can contain. */
export async function packText(text: string): Promise<string> {
  const packed = await readAll(new CompressionStream(FORMAT), new TextEncoder().encode(text));
  const base64 = btoa(Array.from(packed, (byte) => String.fromCodePoint(byte)).join(''));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * Unpacks bytes, as zip files have them. Ends as soon as they are more than `most`.
 * @throws TextTooLarge beyond the limit; another error where nothing was packed so
 */
export function unpackBytes(
  packed: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  return readAll(new DecompressionStream(FORMAT), packed, most);
}

/**
 * What `packText` has packed. Unpacking ends as soon as the text is larger than `most` bytes.
 * @throws TextTooLarge beyond the limit; another error where nothing was packed so
 */
export async function unpackText(packed: string, most: number): Promise<string> {
  const base64 = packed.replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const text = await unpackBytes(bytes, most);
  return new TextDecoder('utf-8', { fatal: true }).decode(text);
}

async function readAll(
  { readable, writable }: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
  most = Infinity,
): Promise<Uint8Array<ArrayBuffer>> {
  // A failure of the writer is reported by the reader, too.
  writeAll(writable.getWriter(), bytes).catch(() => undefined);
  const reader = readable.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) {
      await reader.cancel();
      throw new TextTooLarge();
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** Piece by piece, each when the one before was read. */
async function writeAll(
  writer: WritableStreamDefaultWriter<BufferSource>,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> {
  for (let start = 0; start < bytes.length; start += PIECE) {
    await writer.write(bytes.subarray(start, start + PIECE));
  }
  await writer.close();
}
