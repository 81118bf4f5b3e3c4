import type { FieldsByName } from '#src/lib/records/field-of.ts';
import { isSame } from '#src/lib/records/is-same.ts';
import type { EarlierDraft } from './draft.ts';

export const SIDES = ['mine', 'other'] as const;
export type Side = (typeof SIDES)[number];

/** Two versions of one field. */
export type Compared = Record<Side, unknown> & {
  name: string;
  /** Null where it is unknown. */
  newer: Side | null;
};

type Merged = {
  /** The merged values, without the conflicts. */
  fields: FieldsByName;
  /** Fields that only the server's side changed. */
  fromServer: string[];
  /** Fields that both sides changed to different values. */
  conflicts: string[];
};

/**
 * Three-way merge by field: a form against what was saved elsewhere since it was opened.
 * @param opened the form's first values, as they would be sent
 * @param before the record as it was read when the form was opened
 * @param theirs the record as it is now
 */
export function merge(
  opened: FieldsByName,
  mine: FieldsByName,
  before: FieldsByName,
  theirs: FieldsByName,
): Merged {
  const merged: Merged = { fields: {}, fromServer: [], conflicts: [] };
  for (const [name, value] of Object.entries(mine)) {
    const isTheirs = !isSame(before[name], theirs[name]) && !isSame(value, theirs[name]);
    const isMine = !isSame(opened[name], value);
    if (isTheirs && isMine) merged.conflicts.push(name);
    else merged.fields[name] = isTheirs ? theirs[name] : value;
    if (isTheirs && !isMine) merged.fromServer.push(name);
  }
  return merged;
}

/**
 * Which version of a field is newer: the draft's (`other`), unless the server's changed since the
 * draft's form was opened and, if `changedAt` is known, after the draft was written.
 */
export function newerSide(
  name: string,
  { at, base }: EarlierDraft,
  opened: FieldsByName,
  changedAt: number | null,
): Side {
  if (isSame(base[name], opened[name])) return 'other';
  return changedAt !== null && changedAt < at ? 'other' : 'mine';
}
