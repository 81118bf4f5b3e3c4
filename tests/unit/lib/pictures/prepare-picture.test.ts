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
  const { file, rest = [], isOriginal } = result;
  return {
    name: file.name,
    type: file.type,
    bytes: new Uint8Array(await file.arrayBuffer()),
    rest: rest.map(({ name }) => name),
    isOriginal,
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

  it('B4: an original that is smaller than its conversion is sent, without where it was taken', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((answer, type) =>
      answer(new Blob([new Uint8Array(500)], { type: type ?? '' })),
    );
    const screenshot = file(
      pngBytes([
        ['tEXt', 'GPS'],
        ['IDAT', 'pixels'],
      ]),
      '截图.png',
    );
    expect(await prepared(screenshot)).toMatchObject({
      name: '截图.png',
      bytes: pngBytes([['IDAT', 'pixels']]),
      isOriginal: true,
    });
    expect(await prepared(file(jpegBytes(1), 'a.jpg'))).toMatchObject({ isOriginal: true });
    // What turns it is kept in no other file.
    const turned = file(jpegBytes(1, exifSegment(6)), 'b.jpg');
    expect(await prepared(turned)).toMatchObject({ name: 'b.webp', isOriginal: false });
    letPicturesBe(4000, 3000);
    expect(await prepared(file(jpegBytes(1), 'c.jpg'))).toMatchObject({ name: 'c.webp' });
  });

  it('B4: a lossless file that would be too large becomes lossy', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((answer, type, quality) =>
      answer(new Blob([new Uint8Array(quality === 1 ? 11_000_000 : 50)], { type: type ?? '' })),
    );
    expect((await prepared(file(pngBytes([['IDAT', 'noise']]), 'a.png'))).bytes).toHaveLength(50);
  });

  it('B4: a picture that is too long for one file is refused, or becomes slices that lose no row', async () => {
    letPicturesBe(800, 40_000);
    const strip = () => file(pngBytes([['IDAT', 'text']]), '长图.png');
    expect(await preparePicture(strip())).toEqual({ problem: 'pixels' });
    const written = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob');
    expect(await prepared(strip(), { mayCut: true })).toMatchObject({
      name: '长图-1.webp',
      rest: ['长图-2.webp', '长图-3.webp'],
    });
    const heights = written.mock.contexts.map((canvas) =>
      canvas instanceof HTMLCanvasElement ? canvas.height : 0,
    );
    expect(heights).toEqual([13_333, 13_334, 13_333]);
  });

  it('B4: pixels that fit into no canvas of this device are told of', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((answer) => answer(null));
    expect(await preparePicture(file(jpegBytes(1), 'a.jpg'))).toEqual({ problem: 'pixels' });
  });

  it.each([
    ['a JPEG', jpegBytes(1), { name: 'a.jpg', type: 'image/jpeg' }],
    ['a PNG', pngBytes([]), { name: 'a.png', type: 'image/png', isOriginal: true }],
    ['a WebP', webpBytes(0, []), { name: 'a.jpg', type: 'image/jpeg' }],
    ['a WebP that moves', webpBytes(0x02, []), { name: 'a.webp', isOriginal: true }],
  ])('B4: for a server that refuses WebP, %s is %o', async (_what, bytes, expected) => {
    expect(await prepared(file(bytes, 'a'), { isPlain: true })).toMatchObject(expected);
  });

  it('B4: for a server that refuses WebP, what is transparent becomes PNG', async () => {
    const transparent = { data: new Uint8ClampedArray([0, 0, 0, 255, 0, 0, 0, 254]) };
    const context = Object.assign(document.createElement('canvas').getContext('2d') ?? {}, {
      getImageData: () => transparent,
    });
    Object.assign(HTMLCanvasElement.prototype, { getContext: () => context });
    const logo = file(webpBytes(0, []), 'logo.webp');
    expect(await prepared(logo, { isPlain: true })).toMatchObject({ name: 'logo.png' });
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
