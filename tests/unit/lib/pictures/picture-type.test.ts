import { describe, expect, it } from 'vitest';
import { pictureType } from '#src/lib/pictures/picture-type.ts';
import { jpegBytes, pngBytes, webpBytes } from '#tests/support/picture-files.ts';

const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

describe('kind of a picture by its first bytes', () => {
  it.each([
    ['JPEG', jpegBytes(1), 'image/jpeg'],
    ['PNG', pngBytes([]), 'image/png'],
    ['WebP', webpBytes(0, []), 'image/webp'],
    ['GIF', bytes('GIF89a…'), 'image/gif'],
    ['AVIF', bytes('\0\0\0\x1cftypavif\0\0\0\0mif1miaf'), 'image/avif'],
    ['AVIF of a general brand', bytes('\0\0\0\x1cftypmif1\0\0\0\0avifmiaf'), 'image/avif'],
    ['a film of AVIF frames', bytes('\0\0\0\x1cftypavis\0\0\0\0avifmiaf'), 'image/avif'],
    ['a photo of a phone', bytes('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'heic'],
    ['a film', bytes('\0\0\0\x18ftypmp42\0\0\0\0isom'), null],
    ['RIFF with sound', bytes('RIFF1234WAVEfmt '), null],
    ['a page', bytes('<svg xmlns="http://www.w3.org/2000/svg">'), null],
    ['nothing', bytes(''), null],
  ])('B4: %s', (_what, head, type) => {
    expect(pictureType(head)).toBe(type);
  });
});
