import { vi } from 'vitest';
import { draftStore } from '#src/admin/drafts/draft-store.ts';

/** The browser refuses to keep drafts, also where another file has installed an IndexedDB. */
export function closeDrafts(): void {
  const closed = new DOMException('Storage is closed', 'SecurityError');
  vi.spyOn(draftStore, 'removeOld').mockRejectedValue(closed);
  vi.spyOn(draftStore, 'write').mockRejectedValue(closed);
}
