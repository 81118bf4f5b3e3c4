// Picture files for tests: not to look at, but put together as their kinds are.

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

/** An Exif segment that says which way up the picture stands (6: turned right), and where it was taken. */
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

/** A JPEG file's bytes; `seed` makes it another picture. `notes`: segments as a camera adds them. */
export function jpegBytes(seed: number, notes: number[] = []): Uint8Array<ArrayBuffer> {
  const table = segment(0xdb, [0, ...long(seed)]);
  return new Uint8Array([0xff, 0xd8, ...JFIF, ...notes, ...COLOURS, ...table, ...SCAN, 0xff, 0xd9]);
}

/** A PNG file's bytes out of chunks, each a name and what is in it. */
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

/** A WebP file's bytes out of chunks; `flags` are those of its extended head. */
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

/** A JPEG file as it is chosen; another picture for another number. */
export function photoFile(seed: number, name = `照片${seed}.jpg`): File {
  return new File([jpegBytes(seed)], name, { type: 'image/jpeg' });
}
