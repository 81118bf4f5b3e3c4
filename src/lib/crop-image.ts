type Area = { x: number; y: number; width: number; height: number };

/**
 * Crops a picture to an area (in its own pixels) and scales it to at most `maxWidth`. The result is
 * WebP, or JPEG where the browser cannot encode WebP, without camera metadata.
 * @throws where the browser cannot decode or draw the picture.
 */
export async function cropImage(file: File, area: Area, maxWidth: number): Promise<File> {
  const scale = Math.min(1, maxWidth / area.width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(area.width * scale);
  canvas.height = Math.round(area.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas to draw on');
  context.imageSmoothingQuality = 'high';
  const bitmap = await createImageBitmap(file);
  context.drawImage(
    bitmap,
    area.x,
    area.y,
    area.width,
    area.height,
    0,
    0,
    canvas.width,
    canvas.height,
  );
  bitmap.close();
  // Browsers that cannot encode WebP return a much larger PNG.
  const webp = await toBlob(canvas, 'image/webp');
  const blob = webp.type === 'image/webp' ? webp : await toBlob(canvas, 'image/jpeg');
  const name = file.name.replace(/\.[^.]*$/, '');
  return new File([blob], `${name}.${blob.type.replace('image/', '')}`, { type: blob.type });
}

function toBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be written'))),
      type,
      0.85,
    );
  });
}
