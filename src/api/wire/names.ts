import { isRecord } from '#src/lib/records/is-record.ts';
import type { ResourceDialect } from '#src/api/dialects/dialect-schema.ts';

/**
 * Exchanges the server's names of English values (`title_en`) and ours (`titleEn`) in one object: both ways, so
 * that a field which already has our name gets it back when it is sent. Only beside the Chinese field.
 */
export function withEnglishNames(form: string, value: unknown): unknown {
  if (!isRecord(value)) return value;
  const pairs = Object.keys(value).map(
    (name) => [`${name}En`, form.replace('{field}', () => name)] as const,
  );
  return renamed(value, exchange(pairs));
}

/** A record of the server, with our names and values of its fields. */
export function toOurFields(resource: ResourceDialect, record: unknown): unknown {
  if (!isRecord(record)) return record;
  const ours = renamed(record, namesOf(resource));
  for (const [field, values] of Object.entries(resource.values ?? {})) {
    const found = Object.entries(values).find(([, theirs]) => theirs === ours[field]);
    if (found) ours[field] = found[0];
  }
  return ours;
}

/** Fields of ours with the server's names and values; those that it does not have are left out. */
export function toTheirFields(
  resource: ResourceDialect,
  fields: Record<string, unknown>,
): Record<string, unknown> {
  const sent = Object.entries(fields)
    .filter(([field]) => resource.fields?.[field] !== null)
    .map(([field, value]) => [field, toTheirValue(resource, field, value)] as const);
  return renamed(Object.fromEntries(sent), namesOf(resource));
}

/** The server's name of a field of ours, and ours of the server's. */
export function theirName(resource: ResourceDialect, field: string): string {
  return namesOf(resource).get(field) ?? field;
}

function toTheirValue(resource: ResourceDialect, field: string, value: unknown): unknown {
  if (typeof value !== 'string' && typeof value !== 'number') return value;
  const values = resource.values?.[field];
  const own = values && Object.entries(values).find(([ours]) => ours === String(value));
  return own ? own[1] : value;
}

function namesOf({ fields = {} }: ResourceDialect): Map<string, string> {
  const pairs = Object.entries(fields).flatMap(([ours, theirs]) =>
    theirs === null ? [] : [[ours, theirs] as const],
  );
  return exchange(pairs);
}

/** A map of both directions, because a record may have fields under both names: none may overwrite the other. */
function exchange(pairs: (readonly [ours: string, theirs: string])[]): Map<string, string> {
  return new Map([...pairs, ...pairs.map(([ours, theirs]) => [theirs, ours] as const)]);
}

function renamed(
  record: Record<string, unknown>,
  names: Map<string, string>,
): Record<string, unknown> {
  const entries = Object.entries(record).map(([name, value]) => [names.get(name) ?? name, value]);
  return Object.fromEntries(entries);
}
