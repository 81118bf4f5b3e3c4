import { isSame } from '#src/lib/records/is-same.ts';
import type { Fields } from './draft.ts';

type Merged = {
  /** The merged values, without the conflicts. */
  fields: Fields;
  /** Fields that only the server's side changed. */
  taken: string[];
  /** Fields that both sides changed to different values. */
  conflicts: string[];
};

/**
 * Three-way merge by field: a form against what was saved elsewhere since it was opened.
 * @param opened the form's first values, as they would be sent
 * @param before the record as it was read when the form was opened
 * @param theirs the record as it is now
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
