import { beforeEach, describe, expect, it, vi } from 'vitest';
import { preparePicture } from '#src/lib/pictures/prepare-picture.ts';
import { exifSegment, jpegBytes, pngBytes, webpBytes } from '#tests/support/picture-files.ts';
import { letPicturesLoad } from '#tests/support/pictures.ts';

beforeEach(letPicturesLoad);

const file = (bytes: Uint8Array<ArrayBuffer>, name: string) => new File([bytes], name);

/** The file to send; fails the test for one that is refused. */
async function prepared(...args: Parameters<typeof preparePicture>) {
  const result = await preparePicture(...args);
  if ('problem' in result) throw new Error(result.problem);
  return {
    name: result.name,
    type: result.type,
    bytes: new Uint8Array(await result.arrayBuffer()),
  };
}

function letPicturesBe(width: number, height: number) {
  const bitmap = { width, height, close: () => {} };
  vi.spyOn(globalThis, 'createImageBitmap').mockResolvedValue(bitmap);
}

describe('preparePicture', () => {
  it.each([
    ['a JPEG', jpegBytes(1, exifSegment(6))],
    ['a PNG', pngBytes([['IDAT', 'pixels']])],
  ])('B4: %s becomes WebP', async (_what, bytes) => {
    expect(await prepared(file(bytes, '温室.jpg'))).toMatchObject({
      name: '温室.webp',
      type: 'image/webp',
    });
  });

  it('B4: a PNG stays lossless, unless it is scaled down', async () => {
    const written = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob');
    await preparePicture(file(pngBytes([['IDAT', 'logo']]), 'logo.png'));
    expect(written.mock.lastCall?.slice(1)).toEqual(['image/webp', 1]);
    letPicturesBe(4000, 3000);
    await preparePicture(file(pngBytes([['IDAT', 'photo']]), 'photo.png'));
    expect(written.mock.lastCall?.slice(1)).toEqual(['image/webp', 0.85]);
    expect(written.mock.contexts.at(-1)).toMatchObject({ width: 2560, height: 1920 });
  });

  it('B4: a WebP only loses its metadata', async () => {
    const noted = webpBytes(0x08, [
      ['VP8 ', 'pixels'],
      ['EXIF', 'GPS'],
    ]);
    const { bytes } = await prepared(file(noted, 'a.webp'));
    expect(bytes).toEqual(webpBytes(0, [['VP8 ', 'pixels']]));
  });

  it('B4: an animation keeps its format', async () => {
    const gif = new Uint8Array(Array.from('GIF89a frames', (char) => char.charCodeAt(0)));
    const { name, bytes } = await prepared(file(gif, 'a.gif'));
    expect(name).toBe('a.gif');
    expect(bytes).toEqual(gif);
  });

  it('B4: the original on request keeps size and format, and loses where it was taken', async () => {
    letPicturesBe(4000, 3000);
    const photo = file(jpegBytes(1, exifSegment(1)), 'IMG_1.JPG');
    const { name, type, bytes } = await prepared(photo, { keepOriginal: true });
    expect({ name, type }).toEqual({ name: 'IMG_1.JPG', type: 'image/jpeg' });
    expect(bytes).toEqual(jpegBytes(1));
  });

  it('B4: where the browser cannot write WebP, a PNG keeps its transparency', async () => {
    const draw = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob');
    draw.mockImplementation((answer, type) =>
      answer(new Blob(['x'], { type: type === 'image/jpeg' ? type : 'image/png' })),
    );
    expect(await prepared(file(pngBytes([]), 'logo.png'))).toMatchObject({ type: 'image/png' });
    expect(await prepared(file(jpegBytes(1), 'a.jpg'))).toMatchObject({ type: 'image/jpeg' });
  });
});
