import { mkdirSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { FileStore } from '../files.ts';

const TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
};

/** Stores uploads in a folder, created if missing. */
export function createFolderFiles(folder: string): FileStore {
  mkdirSync(folder, { recursive: true });
  const pathOf = (name: string) => join(folder, basename(name));
  return {
    put: async (name, file) => writeFile(pathOf(name), file.bytes),
    get: async (name) => {
      const bytes = await readFile(pathOf(name)).catch(() => null);
      const type = TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
      return bytes && { bytes: new Uint8Array(bytes), type };
    },
    // Deletes only uploads: the folder may contain other files.
    clear: async () => {
      for (const name of await readdir(folder)) {
        if (/^photo-\d+\.\w+$/.test(name)) await rm(pathOf(name));
      }
    },
  };
}
