import type { Id } from '#src/api/fields/fields.ts';
import { idInHash } from '#src/lib/links/id-in-hash.ts';

const MARK = 'visit=';

/** URL hash that opens the visit's details. */
export function visitHash(id: Id): string {
  return `#${MARK}${encodeURIComponent(id)}`;
}

/** Reads the id of the visit from the URL hash; null if there is none. */
export function visitIn(hash: string): string | null {
  const id = idInHash(hash);
  return id.startsWith(MARK) ? id.slice(MARK.length) : null;
}
