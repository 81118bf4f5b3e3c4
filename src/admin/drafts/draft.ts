import type { CopyOf, RecordKey } from '#src/lib/local-copies/copy.ts';
import { localCopies } from '#src/lib/local-copies/local-copies.ts';
import type { FieldsByName } from '#src/lib/records/field-of.ts';
import { isSame } from '#src/lib/records/is-same.ts';
import { currentTime } from '#src/lib/time/clock.ts';

/** The changed fields of a form that was not saved. */
export type Draft = CopyOf<'draft'>;

/** What a form offers of earlier visits: a draft, or a save that waits for the network. */
export type EarlierDraft = Draft | CopyOf<'waiting'>;

/** An id that no other draft has; `crypto.randomUUID` is missing on pages without HTTPS. */
export const newDraftId = (): string => `${Date.now()}-${Math.random()}`;

/**
 * Stores changes as a draft of a record. Resolves to the draft's id.
 * @throws StorageError
 */
export async function writeDraft(
  key: RecordKey,
  changes: Pick<Draft, 'values' | 'base'>,
): Promise<string> {
  const id = newDraftId();
  await localCopies.write({ kind: 'draft', id, ...key, at: currentTime(), ...changes });
  return id;
}

/** The fields that changed since the form was opened, without `secrets`; null where none did. */
export function changesOf(
  opened: FieldsByName,
  now: FieldsByName,
  secrets: readonly string[],
): Pick<Draft, 'values' | 'base'> | null {
  const names = Object.keys(opened).filter(
    (name) => !secrets.includes(name) && !isSame(opened[name], now[name]),
  );
  if (names.length === 0) return null;
  const pick = (fields: FieldsByName) =>
    Object.fromEntries(names.map((name) => [name, fields[name]]));
  return { values: pick(now), base: pick(opened) };
}

/**
 * The names of the fields of a draft or a version whose values differ from the form's. Fields that the form no longer
 * has, or whose type changed since, are left out.
 */
export function differingFields({ values }: Pick<Draft, 'values'>, now: FieldsByName): string[] {
  return Object.keys(values).filter(
    (name) =>
      name in now && isSameType(values[name], now[name]) && !isSame(values[name], now[name]),
  );
}

/** Whether two values are of one type. A number field has a string for invalid text, and null when empty. */
export function isSameType(one: unknown, other: unknown): boolean {
  const isList = Array.isArray(one);
  if (one === null || other === null) return true;
  if (isList || Array.isArray(other)) return isList && Array.isArray(other);
  return (typeof one === 'object') === (typeof other === 'object');
}
