import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { PictureStore } from './picture-store.ts';
import { pictureType } from './picture-store.ts';

const folder = new URL('./pictures/', import.meta.url);

/** The stored pictures, read from disk (Node). */
export function createPictureFiles(): PictureStore {
  const names = readdirSync(folder);
  return {
    names: () => names,
    read: async (fileName) => {
      if (!names.includes(fileName)) return null;
      const bytes = await readFile(new URL(fileName, folder));
      return new Blob([bytes], { type: pictureType(fileName) });
    },
  };
}
