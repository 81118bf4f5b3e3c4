import type { Id } from '#src/api/fields.ts';

/** Where the positions stand. */
export const JOB_LIST = '/job';

/** Where a position is read. */
export function jobAddress(id: Id): string {
  return `${JOB_LIST}/details?id=${encodeURIComponent(id)}`;
}
