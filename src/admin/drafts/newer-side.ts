import { isSame } from '#src/lib/records/is-same.ts';
import type { Side } from './compared.ts';
import type { Draft, Fields } from './draft.ts';

/**
 * Which version of a field is newer: the draft's (`other`), unless the server's changed since the
 * draft's form was opened and, if `changedAt` is known, after the draft was written.
 */
export function newerSide(
  name: string,
  { at, base }: Draft,
  opened: Fields,
  changedAt: number | null,
): Side {
  if (isSame(base[name], opened[name])) return 'other';
  return changedAt !== null && changedAt < at ? 'other' : 'mine';
}
