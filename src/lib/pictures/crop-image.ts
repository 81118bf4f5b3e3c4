import { endingOf, type PictureType } from './picture-type.ts';

/** Quality of a lossy file, 0 to 1. */
const QUALITY = 0.85;

type Area = { x: number; y: number; width: number; height: number };

type CropOptions = {
  /** Whether no pixel may change: for logos, QR codes and screenshots. */
  isLossless?: boolean;
  /** JPEG or PNG, for servers that refuse WebP. */
  isPlain?: boolean;
  /** Quarter turns to the right, before the area is cut out. */
  turns?: number;
};

/** Cosine and sine of the quarter turns; those of `Math` are not exact. */
const TURNS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/**
 * Crops a picture to an area (in pixels of the turned picture) and scales it to at most `maxWidth`. The result
 * is WebP without camera metadata. A plain one, also where the browser cannot encode WebP, is a JPEG, or a PNG where
 * it is lossless or something is transparent.
 * @throws where the browser cannot decode or draw the picture.
 */
export async function cropImage(
  file: File,
  area: Area,
  maxWidth: number,
  { isLossless = false, isPlain = false, turns = 0 }: CropOptions = {},
): Promise<File> {
  const scale = Math.min(1, maxWidth / area.width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(area.width * scale);
  canvas.height = Math.round(area.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas to draw on');
  context.imageSmoothingQuality = 'high';
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  const turned = turns % 2 === 0 ? { width, height } : { width: height, height: width };
  const [cos, sin] = TURNS[turns % TURNS.length] ?? TURNS[0];
  context.scale(canvas.width / area.width, canvas.height / area.height);
  context.translate(turned.width / 2 - area.x, turned.height / 2 - area.y);
  context.transform(cos, sin, -sin, cos, 0, 0);
  context.drawImage(bitmap, -width / 2, -height / 2);
  bitmap.close();
  const webp = isPlain ? null : await toBlob(canvas, 'image/webp', isLossless ? 1 : QUALITY);
  const name = file.name.replace(/\.[^.]*$/, '');
  const toFile = (blob: Blob, type: PictureType) =>
    new File([blob], `${name}.${endingOf(type)}`, { type });
  // A browser that cannot encode WebP returns a PNG.
  if (webp?.type === 'image/webp') return toFile(webp, webp.type);
  const isOpaque = file.type === 'image/jpeg' || !isTransparent(canvas, context);
  const type = isLossless || !isOpaque ? 'image/png' : 'image/jpeg';
  return toFile(await toBlob(canvas, type, QUALITY), type);
}

function isTransparent(
  { width, height }: HTMLCanvasElement,
  context: CanvasRenderingContext2D,
): boolean {
  const { data } = context.getImageData(0, 0, width, height);
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true;
  return false;
}

function toBlob(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be written'))),
      type,
      quality,
    );
  });
}
