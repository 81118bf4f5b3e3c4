import { vi } from 'vitest';
import { StorageError } from '#src/lib/errors/storage-error.ts';
import { localCopies } from '#src/lib/local-copies/local-copies.ts';

/** The browser refuses to store drafts, also where another file has installed an IndexedDB. */
export function closeDrafts(): void {
  const closed = new StorageError('Storage is closed');
  vi.spyOn(localCopies, 'ofRecord').mockRejectedValue(closed);
  vi.spyOn(localCopies, 'write').mockRejectedValue(closed);
}
