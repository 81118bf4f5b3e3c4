import * as v from 'valibot';
import { currentTime } from '#src/lib/time/clock.ts';
import {
  LocalCopy,
  COPY_LIMITS,
  type CopyKind,
  type CopyOf,
  ALL_KINDS,
  PERSON_KINDS,
  type RecordKey,
} from './copy.ts';
import { type Database, inDatabase, inTransaction, type Mode, type Store } from './database.ts';

type Index = 'record' | 'person' | 'all';
type CopiesOf = RecordKey & { kind: CopyKind };

const DAY = 86_400_000;

/** The beginning of the index keys of all copies that one limit counts. */
const PREFIX_OF = {
  record: ({ user, type, record }) => [user, type, record],
  person: ({ user }) => [user],
  all: () => [],
} as const satisfies Record<Index, (copy: RecordKey) => string[]>;

const listeners = new Set<(kind: CopyKind) => void>();

/**
 * The store of what a person leaves on this computer, in IndexedDB: drafts, saves that wait for the network, saved versions,
 * deleted records, and visitors' unsent messages. Copies beyond the limits of `COPY_LIMITS` are never returned, and are
 * removed. Each function rejects with a `StorageError` where storage throws, is full or missing, or does not answer.
 * Malformed rows are left out.
 */
export const localCopies = {
  /** A record's copies of a kind, newest first. */
  ofRecord: <Kind extends CopyKind>(kind: Kind, key: RecordKey): Promise<CopyOf<Kind>[]> =>
    read(kind, 'record', PREFIX_OF.record(key)),

  /** A person's copies of a kind, newest first. */
  ofPerson: <Kind extends CopyKind>(kind: Kind, user: string): Promise<CopyOf<Kind>[]> =>
    read(kind, 'person', [user]),

  /** How many copies of each kind the work of a person has left. */
  count: (user: string): Promise<Record<(typeof PERSON_KINDS)[number], number>> =>
    transact('readonly', async (store) => {
      const count = (kind: CopyKind) => store.index('person').count(current(kind, [user]));
      const [draft = 0, waiting = 0, version = 0, deleted = 0] = await Promise.all(
        PERSON_KINDS.map(count),
      );
      return { draft, waiting, version, deleted };
    }),

  /** Writes copies of one record; copies with the same ids are replaced. */
  write: async (...copies: LocalCopy[]): Promise<void> => {
    await work((database) => writeCopies(database, copies));
    changed(...copies);
    // The copies are written even if the removal of old ones fails.
    await work((database) => removeSurplus(database, copies)).catch(() => {});
  },

  /** Changes a copy in one step, so that no other tab's change comes between; null removes it. */
  change: async <Kind extends CopyKind>(
    kind: Kind,
    id: string,
    change: (copy: CopyOf<Kind>) => CopyOf<Kind> | null,
  ): Promise<void> => {
    await transact('readwrite', async (store) => {
      const [copy] = parsed(kind, [await store.get([kind, id])]);
      if (!copy) return;
      const next = change(copy);
      if (next === null) await store.delete([kind, id]);
      else if (next !== copy) await store.put(next);
    });
    changed({ kind });
  },

  remove: async (kind: CopyKind, id: string): Promise<void> => {
    await transact('readwrite', (store) => store.delete([kind, id]));
    changed({ kind });
  },

  removeAll: async (user: string): Promise<void> => {
    await transact('readwrite', async (store) => {
      for (const kind of ALL_KINDS) {
        const all = IDBKeyRange.bound([kind, user], [kind, user, []]);
        for (const key of await store.index('person').getAllKeys(all)) await store.delete(key);
      }
    });
    changed(...ALL_KINDS.map((kind) => ({ kind })));
  },

  /** Opens the database before it is needed: an unloading page has no time for it. */
  prepare: (): Promise<void> => work(() => Promise.resolve()),

  /**
   * Calls `listener` after each change from this tab.
   * @returns the unsubscribe function
   */
  subscribe: (listener: (kind: CopyKind) => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

function changed(...copies: { kind: CopyKind }[]): void {
  for (const kind of new Set(copies.map((copy) => copy.kind))) {
    for (const listener of listeners) listener(kind);
  }
}

function work<T>(does: (database: Database) => Promise<T>): Promise<T> {
  return inDatabase((database) => removeSurplus(database, []), does);
}

/** Opens the database and runs work in one transaction. */
function transact<M extends Mode, T>(mode: M, does: (store: Store<M>) => Promise<T>): Promise<T> {
  return work((database) => inTransaction(database, mode, does));
}

async function writeCopies(database: Database, copies: LocalCopy[]): Promise<void> {
  const transaction = database.transaction('copies', 'readwrite');
  const written = copies.map((copy) => transaction.store.put(copy));
  // An implicit commit comes too late on an unloading page.
  transaction.commit();
  await Promise.all([...written, transaction.done]);
}

async function read<Kind extends CopyKind>(
  kind: Kind,
  index: 'record' | 'person',
  prefix: string[],
): Promise<CopyOf<Kind>[]> {
  const rows = await transact('readonly', (store) =>
    store.index(index).getAll(current(kind, prefix)),
  );
  const { most }: { most: Partial<Record<Index, number>> } = COPY_LIMITS[kind];
  return parsed(kind, rows).toReversed().slice(0, most[index]);
}

function parsed<Kind extends CopyKind>(kind: Kind, rows: unknown[]): CopyOf<Kind>[] {
  return rows.flatMap((row) => {
    const copy = v.safeParse(LocalCopy, row);
    return copy.success && isOf(kind, copy.output) ? [copy.output] : [];
  });
}

function isOf<Kind extends CopyKind>(kind: Kind, copy: LocalCopy): copy is CopyOf<Kind> {
  return copy.kind === kind;
}

/** Removes copies that are too old, and the oldest beyond the limits beside the written ones. */
async function removeSurplus(database: Database, written: CopiesOf[]): Promise<void> {
  await inTransaction(database, 'readwrite', async (store) => {
    for (const kind of ALL_KINDS) {
      const old = IDBKeyRange.bound([kind], [kind, oldest(kind)]);
      for (const key of await store.index('all').getAllKeys(old)) await store.delete(key);
    }
    const [copy] = written;
    if (!copy) return;
    const { most }: { most: Partial<Record<Index, number>> } = COPY_LIMITS[copy.kind];
    for (const index of ['record', 'person', 'all'] as const) {
      const limit = most[index];
      if (limit === undefined) continue;
      const range = current(copy.kind, PREFIX_OF[index](copy));
      const keys = await store.index(index).getAllKeys(range);
      for (const key of keys.slice(0, -limit)) await store.delete(key);
    }
  });
}

/** Copies up to this time are too old; in epoch milliseconds. */
function oldest(kind: CopyKind): number {
  return currentTime() - COPY_LIMITS[kind].days * DAY;
}

/** The index keys with this prefix, without copies that are too old. IndexedDB sorts arrays last: `[]` is the end. */
function current(kind: CopyKind, prefix: string[]): IDBKeyRange {
  return IDBKeyRange.bound([kind, ...prefix, oldest(kind)], [kind, ...prefix, []], true);
}
