import { isSame } from '#src/lib/is-same.ts';
import type { Fields } from './draft.ts';

type Merged = {
  /** What both sides make of it; without the conflicts. */
  fields: Fields;
  /** Fields that only they changed. */
  taken: string[];
  /** Fields that both changed, and not to the same. */
  conflicts: string[];
};

/**
 * Merges a form with what somebody else saved since it was opened, field by field.
 * @param opened what the form started with, as it would be sent
 * @param before the record as it was read then
 */
export function merge(opened: Fields, mine: Fields, before: Fields, theirs: Fields): Merged {
  const merged: Merged = { fields: {}, taken: [], conflicts: [] };
  for (const [name, value] of Object.entries(mine)) {
    const isTheirs = !isSame(before[name], theirs[name]) && !isSame(value, theirs[name]);
    const isMine = !isSame(opened[name], value);
    if (isTheirs && isMine) merged.conflicts.push(name);
    else merged.fields[name] = isTheirs ? theirs[name] : value;
    if (isTheirs && !isMine) merged.taken.push(name);
  }
  return merged;
}
