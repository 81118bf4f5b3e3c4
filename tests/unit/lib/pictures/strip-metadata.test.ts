import { describe, expect, it } from 'vitest';
import { orientationIn } from '#src/lib/pictures/strip-jpeg.ts';
import { isAnimated, stripMetadata } from '#src/lib/pictures/strip-metadata.ts';
import { exifSegment, jpegBytes, pngBytes, webpBytes } from '#tests/support/picture-files.ts';

function joined(parts: Uint8Array[] | null): Uint8Array<ArrayBuffer> {
  return new Uint8Array((parts ?? []).flatMap((part) => [...part]));
}

/** The content of an Exif chunk that turns the picture to the right, and of one that does not. */
const TURNED = 'MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0';
const UPRIGHT = TURNED.replace('\x06', '\x01');

const textIn = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

describe('JPEG', () => {
  it('B4: loses place and device, and keeps orientation and colours', () => {
    const bytes = joined(stripMetadata(jpegBytes(1, exifSegment(6)), 'image/jpeg'));
    expect(textIn(jpegBytes(1, exifSegment(6)))).toContain('GPS 31.2304N');
    expect(textIn(bytes)).not.toContain('GPS');
    expect(textIn(bytes)).toContain('ICC_PROFILE');
    expect(textIn(bytes)).toContain('JFIF');
    const start = textIn(bytes).indexOf('Exif') - 4;
    expect(orientationIn(bytes.subarray(start))).toBe(6);
  });

  it('B4: an upright one keeps no Exif segment', () => {
    const bytes = stripMetadata(jpegBytes(1, exifSegment(1)), 'image/jpeg');
    expect(joined(bytes)).toEqual(jpegBytes(1));
  });

  it('B4: the orientation of little-endian cameras is read too', () => {
    const little = [0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x49, 0x49, 42, 0, 8, 0, 0, 0];
    const entry = [1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0];
    expect(orientationIn(new Uint8Array([...little, ...entry]))).toBe(8);
  });

  it.each([
    ['a comment', [0xff, 0xfe, 0, 6, 1, 2, 3, 4]],
    ['notes of programs (XMP, IPTC)', [0xff, 0xe1, 0, 4, 104, 116, 0xff, 0xed, 0, 4, 1, 2]],
    ['a second preview', [0xff, 0xe2, 0, 6, 77, 80, 70, 0]],
    ['filling before a comment', [0xff, 0xff, 0xff, 0xfe, 0, 2]],
  ])('B4: %s is left out', (_what, notes) => {
    expect(joined(stripMetadata(jpegBytes(1, notes), 'image/jpeg'))).toEqual(jpegBytes(1));
  });

  it('B4: data after the picture (a film, a second picture) is left out', () => {
    const followed = new Uint8Array([...jpegBytes(1), ...jpegBytes(2, exifSegment(1))]);
    expect(joined(stripMetadata(followed, 'image/jpeg'))).toEqual(jpegBytes(1));
  });

  it('B4: one without metadata is the same byte for byte', () => {
    expect(joined(stripMetadata(jpegBytes(7), 'image/jpeg'))).toEqual(jpegBytes(7));
  });

  it.each([
    ['cut off', jpegBytes(1).subarray(0, -4)],
    ['put together differently', new Uint8Array([0xff, 0xd8, 1, 2, 3, 4, 5, 6])],
  ])('B4: is null for one that is %s', (_what, bytes) => {
    expect(stripMetadata(bytes, 'image/jpeg')).toBeNull();
  });

  it('B4: a broken Exif segment is left out too', () => {
    const misled = jpegBytes(1, exifSegment(1).toSpliced(14, 4, 0xff, 0, 0, 0));
    expect(joined(stripMetadata(misled, 'image/jpeg'))).toEqual(jpegBytes(1));
  });
});

describe('PNG', () => {
  it('B4: loses texts and camera metadata', () => {
    const noted = pngBytes([
      ['eXIf', 'GPS'],
      ['iTXt', 'XML:com.adobe.xmp'],
      ['IDAT', 'pixels'],
    ]);
    expect(joined(stripMetadata(noted, 'image/png'))).toEqual(pngBytes([['IDAT', 'pixels']]));
  });

  it('B4: is null for one that its metadata turns, which would lie on its side without', () => {
    expect(stripMetadata(pngBytes([['eXIf', TURNED]]), 'image/png')).toBeNull();
    expect(stripMetadata(pngBytes([['eXIf', UPRIGHT]]), 'image/png')).not.toBeNull();
  });

  it('B4: is null for one that is cut off', () => {
    expect(stripMetadata(pngBytes([]).subarray(0, -3), 'image/png')).toBeNull();
  });

  it('B4: an animation is recognised', () => {
    expect(isAnimated(pngBytes([['acTL', '']]), 'image/png')).toBe(true);
    expect(isAnimated(pngBytes([['IDAT', '']]), 'image/png')).toBe(false);
  });
});

describe('WebP', () => {
  it.each(['', 'Exif\0\0'])('B4: is null for one that its metadata turns: %j', (prefix) => {
    const turned = webpBytes(0x08, [['EXIF', prefix + TURNED]]);
    expect(stripMetadata(turned, 'image/webp')).toBeNull();
  });

  it('B4: loses camera metadata, also in its header', () => {
    const noted = webpBytes(0x0c, [
      ['VP8 ', 'pixels!'],
      ['EXIF', 'GPS'],
      ['XMP ', '<x/>'],
    ]);
    const stripped = joined(stripMetadata(noted, 'image/webp'));
    expect(stripped).toEqual(webpBytes(0, [['VP8 ', 'pixels!']]));
  });

  it('B4: an animation is recognised', () => {
    expect(isAnimated(webpBytes(0x02, []), 'image/webp')).toBe(true);
    expect(isAnimated(webpBytes(0, []), 'image/webp')).toBe(false);
  });
});

describe('AVIF', () => {
  const avif = (rest: string) => new TextEncoder().encode(`\0\0\0\x1cftypavif${rest}`);

  it('B4: is null for one with camera metadata; one without stays', () => {
    expect(stripMetadata(avif('meta infe Exif'), 'image/avif')).toBeNull();
    expect(stripMetadata(avif('meta'), 'image/avif')).toEqual([avif('meta')]);
  });
});
