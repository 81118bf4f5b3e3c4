import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PictureStore, pictureType } from './picture-store.ts';

// Not `new URL(…)`, which bundlers rewrite.
const folder = join(import.meta.dirname, 'pictures');

/** The sample pictures, read from disk (Node). */
export function createPictureFiles(): PictureStore {
  const names = readdirSync(folder);
  return {
    names: () => names,
    read: async (fileName) => {
      if (!names.includes(fileName)) return null;
      const bytes = new Uint8Array(await readFile(join(folder, fileName)));
      return { bytes, type: pictureType(fileName) };
    },
  };
}
