const TIFF_START = 10;
const ORIENTATION = 0x0112;

/** Which way up an Exif segment says its picture stands: 1 to 8, 1 as it is; 0 for another segment. */
export function orientationIn(segment: Uint8Array<ArrayBuffer>): number {
  const isExif = segment[1] === 0xe1 && textAt(segment, 4, 4) === 'Exif';
  if (!isExif || segment.length < TIFF_START + 8) return 0;
  const view = new DataView(segment.buffer, segment.byteOffset, segment.byteLength);
  const isLittle = textAt(segment, TIFF_START, 2) === 'II';
  const directory = TIFF_START + view.getUint32(TIFF_START + 4, isLittle);
  if (directory + 2 > segment.length) return 1;
  const count = view.getUint16(directory, isLittle);
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + index * 12;
    if (entry + 12 > segment.length) return 1;
    if (view.getUint16(entry, isLittle) === ORIENTATION) {
      const value = view.getUint16(entry + 8, isLittle);
      return value >= 1 && value <= 8 ? value : 1;
    }
  }
  return 1;
}

/** An Exif segment that says which way up the picture stands, and nothing else. */
export function orientationSegment(orientation: number): Uint8Array<ArrayBuffer> {
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0];
  const bigEndian = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8];
  const oneEntry = [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  return new Uint8Array([0xff, 0xe1, 0, 34, ...exif, ...bigEndian, ...oneEntry]);
}

function textAt(bytes: Uint8Array, start: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(start, start + length));
}
