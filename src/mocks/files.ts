/** Not a Blob, because Node's and jsdom's are incompatible. */
export type StoredFile = { bytes: Uint8Array<ArrayBuffer>; type: string };

/** Storage of uploads; each host has its own. */
export type FileStore = {
  put: (name: string, file: StoredFile) => Promise<void>;
  get: (name: string) => Promise<StoredFile | null>;
  clear: () => Promise<void>;
};

export function createMemoryFiles(): FileStore {
  const files = new Map<string, StoredFile>();
  return {
    put: async (name, file) => void files.set(name, file),
    get: async (name) => files.get(name) ?? null,
    clear: async () => files.clear(),
  };
}
