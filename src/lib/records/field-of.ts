import { isRecord } from './is-record.ts';

/** The values of a record or a form by the names of their fields. */
export type FieldsByName = Record<string, unknown>;

/** A field of a record by its name; undefined where it has none. */
export function fieldOf(record: object, name: string): unknown {
  return isRecord(record) ? record[name] : undefined;
}

/** The values that some fields of a record have. */
export function fieldsOf(record: object, names: readonly string[]): FieldsByName {
  return Object.fromEntries(names.map((name) => [name, fieldOf(record, name)]));
}
