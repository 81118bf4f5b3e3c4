import type { Id } from '#src/lib/records/id.ts';

/** The path of a record's form, relative to its list. */
export function editPathOf(id: Id): string {
  return `${encodeURIComponent(id)}/edit`;
}
