import { fieldsOf } from './field-of.ts';

/** Picks the fields of `empty` from a record. */
export function pickFields<Fields extends object>(record: Fields, empty: Fields): Fields {
  return { ...empty, ...fieldsOf(record, Object.keys(empty)) };
}
