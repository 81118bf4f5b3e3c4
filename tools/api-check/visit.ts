import { isRecord } from '#src/lib/records/is-record.ts';

/** A value with its schema and its path. */
type Visited = { schema: Record<string, unknown>; value: unknown; path: string };

/** Yields every value that has a schema of its own, parents before children. */
export function* visit(schema: unknown, value: unknown, path: string): Generator<Visited> {
  if (!isRecord(schema)) return;
  if (isRecord(schema.wrapped)) {
    yield* visit(schema.wrapped, value, path);
    return;
  }
  if (typeof schema.getter === 'function') {
    const inner: unknown = schema.getter(value);
    yield* visit(inner, value, path);
    return;
  }
  yield { schema, value, path };
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      yield* visit(schema.item, item, `${path}[${index}]`);
  } else if (isRecord(value) && isRecord(schema.entries)) {
    for (const [name, entry] of Object.entries(schema.entries)) {
      yield* visit(entry, value[name], `${path}.${name}`);
    }
  }
}
