import * as v from 'valibot';
import { isSame } from '#src/lib/is-same.ts';

/** A form's field values by name. */
export type Fields = Record<string, unknown>;

/** Whose unsaved work it is, and of which record: `new` where there is none yet. */
export type Place = { user: string; type: string; record: string };

/** Unsaved work: only the fields that were changed. */
export const Draft = v.object({
  id: v.string(),
  user: v.string(),
  type: v.string(),
  record: v.string(),
  /** When it was last written, in epoch milliseconds. */
  at: v.number(),
  values: v.record(v.string(), v.unknown()),
  /** The same fields as the form was opened with: tells what the server changed since. */
  base: v.record(v.string(), v.unknown()),
});
export type Draft = v.InferOutput<typeof Draft>;

/** What differs from what a form was opened with; null where nothing does. */
export function changesOf(
  opened: Fields,
  now: Fields,
  secrets: readonly string[],
): Pick<Draft, 'values' | 'base'> | null {
  const names = Object.keys(opened).filter(
    (name) => !secrets.includes(name) && !isSame(opened[name], now[name]),
  );
  if (names.length === 0) return null;
  const pick = (fields: Fields) => Object.fromEntries(names.map((name) => [name, fields[name]]));
  return { values: pick(now), base: pick(opened) };
}

/**
 * The fields of a draft that say something else than the form does. A field that the form no longer
 * has, or of another kind than it was then, is left out.
 */
export function differingFields({ values }: Draft, now: Fields): string[] {
  return Object.keys(values).filter(
    (name) => name in now && isLike(values[name], now[name]) && !isSame(values[name], now[name]),
  );
}

/** Numbers are texts while they are wrong, and null while there are none. */
function isLike(one: unknown, other: unknown): boolean {
  const isList = Array.isArray(one);
  if (one === null || other === null) return true;
  if (isList || Array.isArray(other)) return isList && Array.isArray(other);
  return (typeof one === 'object') === (typeof other === 'object');
}
