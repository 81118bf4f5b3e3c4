import { isSame } from '#src/lib/is-same.ts';
import type { Side } from './compared.ts';
import type { Draft, Fields } from './draft.ts';

/**
 * Which version of a field is newer: the draft, unless the server's was changed after the form was
 * opened, and, as far as the server says when, after the draft was written.
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
