import { openDB } from 'idb';
import type { DBSchema } from 'idb';
import { pause } from '#src/lib/time/pause.ts';
import type { DatabaseState } from './database.ts';
import { createMemoryFiles } from './files.ts';
import type { FileStore, StoredFile } from './files.ts';

type Schema = DBSchema & {
  state: { key: 'state'; value: DatabaseState };
  files: { key: string; value: StoredFile };
};

/** In ms. */
const PATIENCE = 2000;

/** IndexedDB storage of edits and uploads; in memory where IndexedDB fails or does not answer. */
export async function openBrowserStorage() {
  const storage = await Promise.race([open(), pause(PATIENCE)]).catch(() => null);
  if (!storage) {
    return { files: createMemoryFiles(), read: async () => undefined, write: async () => {} };
  }
  const files: FileStore = {
    put: async (name, file) => void (await storage.put('files', file, name)),
    get: async (name) => (await storage.get('files', name)) ?? null,
    clear: () => storage.clear('files'),
  };
  return {
    files,
    read: () => storage.get('state', 'state'),
    write: async (state: DatabaseState) => void (await storage.put('state', state, 'state')),
  };
}

async function open() {
  return openDB<Schema>('mock-api', 1, {
    upgrade: (database) => {
      database.createObjectStore('state');
      database.createObjectStore('files');
    },
  });
}
