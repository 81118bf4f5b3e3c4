/** Where uploaded bytes are kept; each host brings its own place. */
export type FileStore = {
  put: (name: string, file: Blob) => Promise<void>;
  get: (name: string) => Promise<Blob | null>;
  clear: () => Promise<void>;
};

export function createMemoryFiles(): FileStore {
  const files = new Map<string, Blob>();
  return {
    put: async (name, file) => void files.set(name, file),
    get: async (name) => files.get(name) ?? null,
    clear: async () => files.clear(),
  };
}
