import type { StoredFile } from './files.ts';

/**
 * The sample pictures: `<name>-<width>.avif` and `.webp`, and single `.svg` files, scaled with
 * ImageMagick or sharp from the originals (AVIF quality 52 to 76, WebP 72 to 84); `<name>-tall` are 4:5
 * crops for phones. `greenhouse-tour.mp4` moves along `greenhouse-inside`, written by ffmpeg.
 */
export type PictureStore = {
  names: () => string[];
  read: (fileName: string) => Promise<StoredFile | null>;
};

const types: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  mp4: 'video/mp4',
};

/** Media type by file extension. */
export function pictureType(fileName: string): string {
  return types[fileName.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
}

/**
 * File for `soil-probe.avif`: the smallest one at least `width` wide, else the widest; WebP where
 * the client does not accept AVIF. Null for an unknown name.
 */
export function choosePicture(
  names: string[],
  asked: { name: string; width: number; accept: string },
): string | null {
  if (names.includes(asked.name)) return asked.name;
  const [name = '', format = ''] = asked.name.split('.');
  const widths = names
    .flatMap((file) => {
      if (!file.startsWith(`${name}-`)) return [];
      const match = /^(\d+)\.avif$/.exec(file.slice(name.length + 1));
      return match ? [Number(match[1])] : [];
    })
    .sort((one, other) => one - other);
  const width = widths.find((candidate) => candidate >= asked.width) ?? widths.at(-1);
  if (width === undefined) return null;
  const takesAvif = !asked.accept.includes('image/webp') || asked.accept.includes('image/avif');
  return `${name}-${width}.${format === 'avif' && takesAvif ? 'avif' : 'webp'}`;
}
