/** Of a lossy file, 0 to 1. */
export const QUALITY = 0.85;

type Area = { x: number; y: number; width: number; height: number };

type CropOptions = {
  /** Of a lossy file, 0 to 1. */
  quality?: number;
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
 * is WebP without camera metadata; where the browser cannot encode WebP, a JPEG stays one, and others
 * become PNG, which keeps their transparency.
 * @throws where the browser cannot decode or draw the picture.
 */
export async function cropImage(
  file: File,
  area: Area,
  maxWidth: number,
  { quality = QUALITY, turns = 0 }: CropOptions = {},
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
  // A browser that cannot encode WebP returns a PNG.
  const written = await toBlob(canvas, 'image/webp', quality);
  const isPhotoAsPng = written.type !== 'image/webp' && file.type === 'image/jpeg';
  const blob = isPhotoAsPng ? await toBlob(canvas, 'image/jpeg', quality) : written;
  const name = file.name.replace(/\.[^.]*$/, '');
  return new File([blob], `${name}.${blob.type.replace('image/', '')}`, { type: blob.type });
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
