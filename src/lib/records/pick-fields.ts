/** Picks the fields of `empty` from a record. */
export function pickFields<Fields extends object>(record: Fields, empty: Fields): Fields {
  const values = { ...empty };
  for (const name of Object.keys(empty)) Reflect.set(values, name, Reflect.get(record, name));
  return values;
}
