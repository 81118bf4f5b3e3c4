import { describe, expect, it, vi } from 'vitest';
import { imageFileProblem, imageSize } from '#src/lib/pictures/image-file.ts';
import { jpegBytes, pngBytes, webpBytes } from '#tests/support/picture-files.ts';

const text = (value: string) => new TextEncoder().encode(value);
const file = (content: Uint8Array<ArrayBuffer>, type = 'image/png', size = content.length) =>
  new File([content, new Uint8Array(size - content.length)], 'a.png', { type });
/** 32 and 16 bits, the largest first. */
const long = (value: number) => String.fromCharCode(0, 0, value >> 8, value & 255);
const short = (value: number) => String.fromCharCode(value >> 8, value & 255);
const little = (value: number) => String.fromCharCode(value & 255, value >> 8);
const binary = (value: string) => Uint8Array.from(value, (sign) => sign.charCodeAt(0));

/** The beginnings of pictures with this width and height. */
const HEADERS: [name: string, (side: number) => Uint8Array<ArrayBuffer>][] = [
  [
    'PNG',
    (side) =>
      pngBytes([])
        .fill(0, 16, 24)
        .map((byte, at) => binary(long(side) + long(side))[at - 16] ?? byte),
  ],
  [
    'JPEG',
    (side) =>
      binary(
        `\xff\xd8\xff\xe1${short(60_000)}${'\0'.repeat(59_998)}\xff\xc4\0\x03\0\xff\xff\xc2\0\x11\x08${short(side)}${short(side)}`,
      ),
  ],
  [
    'WebP',
    (side) => binary(`RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0${little(side)}\0${little(side)}\0`),
  ],
  [
    'AVIF',
    (side) =>
      binary(`\0\0\0\x1cftypavif\0\0\0\0mif1miaf\0\0\0\x14ispe\0\0\0\0${long(side)}${long(side)}`),
  ],
];

const LARGEST = 10 * 1024 * 1024;

describe('imageFileProblem', () => {
  it.each([
    ['a JPEG', file(jpegBytes(1), 'image/jpeg')],
    ['a PNG', file(pngBytes([]))],
    ['a WebP', file(webpBytes(0, []), 'image/webp')],
    ['an AVIF', file(text('\0\0\0\u001Cftypavif\0\0\0\0mif1miaf'), 'image/avif')],
    ['a GIF', file(text('GIF89a'), 'image/gif')],
    ['a JPEG that is called PNG', file(jpegBytes(1))],
    ['a picture that is called a page', file(pngBytes([]), 'text/html')],
    ['the largest GIF', file(text('GIF89a'), 'image/gif', LARGEST)],
    ['a photo that will be scaled down', file(jpegBytes(1), 'image/jpeg', LARGEST + 1)],
  ])('B4: accepts %s', async (_what, picture) => {
    expect(await imageFileProblem(picture)).toBeUndefined();
  });

  it.each(HEADERS)(
    'B4: refuses a %s of 400 million pixels by its header, before it is decoded',
    async (_name, header) => {
      const decode = vi.fn();
      vi.stubGlobal('createImageBitmap', decode);
      expect(await imageFileProblem(file(header(20_000)))).toBe('pixels');
      expect(await imageSize(file(header(20_000)))).toBeNull();
      expect(decode).not.toHaveBeenCalled();
      expect(await imageFileProblem(file(header(10_000)))).toBeUndefined();
      vi.unstubAllGlobals();
    },
  );

  it.each([
    ['type', 'a page that is called PNG', file(text('<!doctype html><script>alert(1)</script>'))],
    [
      'type',
      'a drawing that is called PNG',
      file(text('<svg xmlns="http://www.w3.org/2000/svg"/>')),
    ],
    ['svg', 'a drawing', file(text('<svg/>'), 'image/svg+xml')],
    ['heic', 'a photo of some phones', file(text('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'), '')],
    ['type', 'a program', file(text('MZ\u0090'))],
    ['type', 'a page that begins like a GIF', file(text('GIF8<script>'))],
    ['type', 'what cannot be told', file(text('x'), '')],
    ['empty', 'nothing', file(text(''))],
    ['size', 'too large a GIF', file(text('GIF89a'), 'image/gif', LARGEST + 1)],
  ])('B4: names the %s of %s before a byte is sent', async (problem, _what, chosen) => {
    expect(await imageFileProblem(chosen)).toBe(problem);
  });
});
