import type { Id } from '#src/api/fields/fields.ts';

const MARK = '#visit=';

/** URL hash that opens the visit's details. */
export function visitHash(id: Id): string {
  return MARK + encodeURIComponent(id);
}

/** Reads the id of the visit from the URL hash; null if there is none. */
export function visitIn(hash: string): string | null {
  if (!hash.startsWith(MARK)) return null;
  try {
    return decodeURIComponent(hash.slice(MARK.length));
  } catch {
    // The URL may be malformed.
    return null;
  }
}
