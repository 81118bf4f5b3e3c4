// Picture files with a valid structure and no real image data.

/** The GIF of one pixel that pages show until they load a picture. */
export const ONE_PIXEL =
  'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

const text = (value: string) => Array.from(value, (char) => char.charCodeAt(0));
const long = (value: number) => [
  value >>> 24,
  (value >>> 16) & 255,
  (value >>> 8) & 255,
  value & 255,
];

function segment(marker: number, content: number[]): number[] {
  const length = content.length + 2;
  return [0xff, marker, length >> 8, length & 255, ...content];
}

/** Returns an Exif segment with an orientation (6: rotated right) and a GPS position. */
export function exifSegment(orientation: number): number[] {
  const entries = [0, 2, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  const place = [0x88, 0x25, 0, 4, 0, 0, 0, 1, 0, 0, 0, 38];
  const end = [0, 0, 0, 0];
  return segment(0xe1, [
    ...text('Exif\0\0MM\0*'),
    ...long(8),
    ...entries,
    ...place,
    ...end,
    ...text('GPS 31.2304N 121.4737E'),
  ]);
}

const JFIF = segment(0xe0, text('JFIF\0\u0001\u0001'));
const COLOURS = segment(0xe2, text('ICC_PROFILE\0\u0001\u0001sRGB'));
const SCAN = [...segment(0xda, [1, 1, 0, 0, 63, 0]), 18, 0xff, 0, 52, 0xff, 0xd0, 86];

/** Returns the bytes of a JPEG; each `seed` gives a different file, `notes` are metadata segments. */
export function jpegBytes(seed: number, notes: number[] = []): Uint8Array<ArrayBuffer> {
  const table = segment(0xdb, [0, ...long(seed)]);
  return new Uint8Array([0xff, 0xd8, ...JFIF, ...notes, ...COLOURS, ...table, ...SCAN, 0xff, 0xd9]);
}

/** Returns the bytes of a PNG with these chunks. */
export function pngBytes(chunks: [name: string, content: string][]): Uint8Array<ArrayBuffer> {
  const all = [['IHDR', 'size'], ...chunks, ['IEND', '']];
  return new Uint8Array([
    0x89,
    ...text('PNG\r\n\u001A\n'),
    ...all.flatMap(([name = '', content = '']) => [
      ...long(content.length),
      ...text(name + content),
      ...long(0),
    ]),
  ]);
}

/** Returns the bytes of a WebP with these chunks; `flags` belong to its extended header. */
export function webpBytes(
  flags: number,
  chunks: [name: string, content: string][],
): Uint8Array<ArrayBuffer> {
  const little = (value: number) => long(value).toReversed();
  const head = [...text('VP8X'), ...little(10), flags, ...Array<number>(9).fill(0)];
  const body = chunks.flatMap(([name, content]) => [
    ...text(name),
    ...little(content.length),
    ...text(content),
    ...(content.length % 2 === 1 ? [0] : []),
  ]);
  const length = 4 + head.length + body.length;
  return new Uint8Array([...text('RIFF'), ...little(length), ...text('WEBP'), ...head, ...body]);
}

/** Returns a JPEG as a File; each seed gives a different file. */
export function photoFile(seed: number, name = `照片${seed}.jpg`): File {
  return new File([jpegBytes(seed)], name, { type: 'image/jpeg' });
}
