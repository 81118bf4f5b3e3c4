import { describe, expect, it } from 'vitest';
import { imageFileProblem } from '#src/lib/pictures/image-file.ts';
import { jpegBytes, pngBytes, webpBytes } from '#tests/support/picture-files.ts';

const text = (value: string) => new TextEncoder().encode(value);
const file = (content: Uint8Array<ArrayBuffer>, type = 'image/png', size = content.length) =>
  new File([content, new Uint8Array(size - content.length)], 'a.png', { type });
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
