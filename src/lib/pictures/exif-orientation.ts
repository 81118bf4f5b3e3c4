const ORIENTATION = 0x0112;
const PREFIX = 'Exif\0\0';

/**
 * Reads the orientation from the content of an Exif segment or chunk.
 * @returns 1 to 8 (1 is upright)
 */
export function exifOrientation(content: Uint8Array<ArrayBuffer>): number {
  // A JPEG always has the prefix, other files seldom.
  const tiff = textAt(content, PREFIX.length) === PREFIX ? content.subarray(6) : content;
  if (tiff.length < 8) return 1;
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const isLittle = textAt(tiff, 2) === 'II';
  const directory = view.getUint32(4, isLittle);
  if (directory + 2 > tiff.length) return 1;
  const count = view.getUint16(directory, isLittle);
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + index * 12;
    if (entry + 12 > tiff.length) return 1;
    if (view.getUint16(entry, isLittle) === ORIENTATION) {
      const value = view.getUint16(entry + 8, isLittle);
      return value >= 1 && value <= 8 ? value : 1;
    }
  }
  return 1;
}

function textAt(bytes: Uint8Array, length: number): string {
  return String.fromCharCode(...bytes.subarray(0, length));
}
