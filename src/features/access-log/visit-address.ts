import type { Id } from '#src/api/fields.ts';

const MARK = '#visit=';

/** The hash under which a visit's details are open. */
export function visitHash(id: Id): string {
  return MARK + encodeURIComponent(id);
}

/** The id of the visit whose details this hash opens; null for none. */
export function visitIn(hash: string): string | null {
  if (!hash.startsWith(MARK)) return null;
  try {
    return decodeURIComponent(hash.slice(MARK.length));
  } catch {
    // Somebody wrote the address by hand.
    return null;
  }
}
