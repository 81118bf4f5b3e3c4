import * as v from 'valibot';
import { exactNumber, plainNumber } from '#src/lib/records/exact-json.ts';
import type { Id } from '#src/api/fields/fields.ts';
import type { Seed, Table } from './seed/context.ts';

/** Fields of every stored record. */
export type Row = { id: Id; [field: string]: unknown };
export type Compare<T> = (one: T, other: T) => number;

/** In-memory records of one resource, created on first access. */
export type Collection<T extends Row> = {
  all: () => readonly T[];
  find: (id: unknown) => T | undefined;
  /** Adds a record; `make` gets the new id. */
  insert: (make: (id: Id) => T) => T;
  /** Replaces the record with the same id. */
  replace: (record: T) => void;
  remove: (id: unknown) => void;
  /** All records sorted, cached under `name` until the next write. */
  sorted: (name: string, compare: Compare<T>) => readonly T[];
  /** The records, or null where nothing was written since the seed. */
  dump: () => readonly T[] | null;
  /**
   * Restores a dump.
   * @throws where a record does not fit its schema.
   */
  load: (rows: unknown) => void;
  reset: () => void;
};

export function createCollection<T extends Row>(
  { record, seed, idPrefix }: Table<T>,
  context: Seed,
  onChange: () => void,
): Collection<T> {
  let rows: T[] | null = null;
  let changed = false;
  let byId: Map<string, T> | null = null;
  const orders = new Map<string, readonly T[]>();

  const current = () => (rows ??= seed(context));
  const index = () => (byId ??= new Map(current().map((row) => [keyOf(row.id), row])));
  const write = (next: T[] | null, isChange: boolean) => {
    rows = next;
    changed = isChange;
    byId = null;
    orders.clear();
    if (isChange) onChange();
  };
  const nextId = (): Id => {
    const last = current().reduce(
      (max, row) => (digitsOf(row.id) > max ? digitsOf(row.id) : max),
      0n,
    );
    return idPrefix === undefined ? exactNumber(`${last + 1n}`) : `${idPrefix}${last + 1n}`;
  };

  return {
    all: current,
    find: (id) => index().get(keyOf(id)),
    insert: (make) => {
      const row = make(nextId());
      write([...current(), row], true);
      return row;
    },
    replace: (row) =>
      write(
        current().map((old) => (keyOf(old.id) === keyOf(row.id) ? row : old)),
        true,
      ),
    remove: (id) =>
      write(
        current().filter((row) => keyOf(row.id) !== keyOf(id)),
        true,
      ),
    sorted: (name, compare) => {
      const cached = orders.get(name);
      if (cached) return cached;
      const made = current().toSorted(compare);
      orders.set(name, made);
      return made;
    },
    dump: () => (changed ? current() : null),
    load: (stored) => {
      write(v.parse(v.array(record), stored), false);
      changed = true;
    },
    reset: () => write(null, false),
  };
}

/** The key of an id. Ids with too many digits for a JavaScript number are marked in rows, but not in addresses. */
function keyOf(id: unknown): string {
  return String(plainNumber(id));
}

function digitsOf(id: Id): bigint {
  return BigInt(String(id).replaceAll(/\D/g, ''));
}
