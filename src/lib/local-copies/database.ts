import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import { StorageError } from '#src/lib/errors/storage-error.ts';
import { pause } from '#src/lib/time/pause.ts';
import type { CopyKind } from './copy.ts';

export const DATABASE = 'local-copies';

/** Storage may take four turns of so many ms. A suspended page loses one turn at most. */
const PATIENCE = 500;
const TURNS = 4;

/** In ms: for this time, storage that did not answer counts as closed, unless it answers before. */
export const CLOSED_FOR = 10_000;

/** Storage has not answered yet, as sometimes in Safari or on a busy computer; it may answer later. */
export class NoAnswer extends StorageError {}

type Schema = DBSchema & {
  copies: {
    key: [kind: CopyKind, id: string];
    value: unknown;
    indexes: { record: (string | number)[]; person: (string | number)[]; all: (string | number)[] };
  };
};

export type Database = IDBPDatabase<Schema>;

export type Mode = 'readonly' | 'readwrite';
export type Store<M extends Mode> = IDBPObjectStore<Schema, ['copies'], 'copies', M>;

let opened: Promise<Database> | undefined;
let closedAt = -Infinity;

function forget() {
  opened = undefined;
}

/**
 * Runs work in the database of local copies, which all tabs share; the first call opens it.
 * @param clean is called with a database that was just opened; nothing waits for it, and it may reject
 * @returns what the work returns. Rejects with a `StorageError` where storage throws, and with `NoAnswer` where it
 *   does not answer: work that has not begun by then never does
 */
export async function inDatabase<T>(
  clean: (database: Database) => Promise<void>,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  if (performance.now() - closedAt < CLOSED_FOR) throw new NoAnswer();
  const opening = open(clean);
  const call = { isOver: false };
  const answer = async () => {
    const database = await opening;
    if (call.isOver) throw new NoAnswer();
    return work(database);
  };
  const lapse = async () => {
    for (let turn = 0; turn < TURNS && !call.isOver; turn += 1) await pause(PATIENCE);
    throw new NoAnswer();
  };
  const answered = answer();
  try {
    return await Promise.race([answered, lapse()]);
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw new StorageError('Storage failed', { cause: error });
    closedAt = performance.now();
    if (opened === opening) forget();
    // If it opens later, it must not block an upgrade by another tab.
    opening.then((database) => database.close()).catch(() => {});
    const reopen = () => {
      closedAt = -Infinity;
    };
    answered.then(reopen, reopen);
    throw error;
  } finally {
    call.isOver = true;
  }
}

function open(clean: (database: Database) => Promise<void>): Promise<Database> {
  const opening = (opened ??= openCleaned(clean));
  opening.catch(() => opened === opening && forget());
  return opening;
}

async function openCleaned(clean: (database: Database) => Promise<void>): Promise<Database> {
  const database = await openDB<Schema>(DATABASE, 1, {
    upgrade: (created) => {
      const copies = created.createObjectStore('copies', { keyPath: ['kind', 'id'] });
      copies.createIndex('record', ['kind', 'user', 'type', 'record', 'at']);
      copies.createIndex('person', ['kind', 'user', 'at']);
      copies.createIndex('all', ['kind', 'at']);
    },
    // Another tab upgrades it to a newer version.
    blocking: (_version, _blocked, { target }) => {
      if (target instanceof IDBDatabase) target.close();
      forget();
    },
    // The browser closed it because its data was cleared; the next call opens it again.
    terminated: forget,
  });
  clean(database).catch(() => {});
  return database;
}

/** Runs work in one transaction and waits until it is complete. */
export async function inTransaction<M extends Mode, T>(
  database: Database,
  mode: M,
  work: (store: Store<M>) => Promise<T>,
): Promise<T> {
  const { store, done } = database.transaction('copies', mode);
  // Awaited together: both reject on a fault, and an unawaited one would be an unhandled rejection.
  const [result] = await Promise.all([(async () => work(store))(), done]);
  return result;
}
