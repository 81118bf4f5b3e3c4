/** A file's bytes and media type. No Blob: Node's and jsdom's do not know each other. */
export type StoredFile = { bytes: Uint8Array<ArrayBuffer>; type: string };

/** Where uploaded files are kept; each host brings its own place. */
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
