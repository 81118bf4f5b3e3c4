import { Buffer } from 'node:buffer';
import type { Page } from 'playwright-core';
import type { Database } from '#src/mocks/database.ts';
import { press } from './actions.ts';

/** A file for a file chooser. */
export type Chosen = { name: string; mimeType: string; buffer: Buffer };

type Drawing = {
  type?: 'image/jpeg' | 'image/png' | 'image/webp';
  /** Of a lossy file, 0 to 1. */
  quality?: number;
  /** Whether the left half is transparent. */
  isTransparent?: boolean;
};

/** A picture of coloured spots, another one for another hue. */
export async function drawPhoto(
  page: Page,
  hue: number,
  width: number,
  height: number,
  { type = 'image/jpeg', quality = 0.95, isTransparent = false }: Drawing = {},
): Promise<Chosen> {
  const base64 = await page.evaluate(
    (drawing) => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: drawing.width, height: drawing.height });
      const context = canvas.getContext('2d');
      if (context) context.fillStyle = 'white';
      context?.fillRect(0, 0, canvas.width, canvas.height);
      for (let spot = 0; spot < 400; spot += 1) {
        if (context) context.fillStyle = `hsl(${drawing.hue} 60% ${spot % 100}%)`;
        const [x, y] = [(spot * 7919) % drawing.width, (spot * 104_729) % drawing.height];
        context?.fillRect(x, y, drawing.width / 20, drawing.height / 20);
      }
      if (drawing.isTransparent) context?.clearRect(0, 0, drawing.width / 2, drawing.height);
      return canvas.toDataURL(drawing.type, drawing.quality).split(',')[1] ?? '';
    },
    { hue, width, height, type, quality, isTransparent },
  );
  const ending = type === 'image/jpeg' ? 'jpg' : type.replace('image/', '');
  return { name: `照片${hue}.${ending}`, mimeType: type, buffer: Buffer.from(base64, 'base64') };
}

/** Chooses files with a button that opens the file chooser. */
export async function choose(
  page: Page,
  files: Chosen[],
  button: string | RegExp = '选择图片',
): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(page, button)]);
  await chooser.setFiles(files);
}

/** A stored picture as a browser shows it: its size, the opacity of its left edge, and its bytes as text. */
export async function storedPicture(page: Page, db: Database, name: string) {
  const photo = db.photos.all().findLast((one) => one.name === name);
  const address = photo?.url ?? '';
  const bytes = await (await page.request.get(address)).body();
  const seen = await page.evaluate(async (src) => {
    // Tests share the browser's cache, and the mock counts files from the start in each.
    const answer = await fetch(src, { cache: 'reload' });
    const bitmap = await createImageBitmap(await answer.blob());
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const opacity = context?.getImageData(1, 1, 1, 1).data[3];
    return { size: [bitmap.width, bitmap.height], opacity };
  }, address);
  return { type: photo?.type, bytes: photo?.size, ...seen, text: bytes.toString('latin1') };
}
