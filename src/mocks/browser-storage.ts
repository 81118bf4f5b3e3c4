import { openDB } from 'idb';
import type { DBSchema } from 'idb';
import type { DatabaseState } from './database.ts';
import { createMemoryFiles } from './files.ts';
import type { FileStore, StoredFile } from './files.ts';

type Schema = DBSchema & {
  state: { key: 'state'; value: DatabaseState };
  files: { key: string; value: StoredFile };
};

/** IndexedDB storage of edits and uploads; in memory where IndexedDB fails. */
export async function openBrowserStorage() {
  const storage = await open().catch(() => null);
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
