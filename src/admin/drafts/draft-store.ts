import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import * as v from 'valibot';
import { Draft } from './draft.ts';
import type { Place } from './draft.ts';

const THIRTY_DAYS = 30 * 86_400_000;

type Schema = DBSchema & {
  drafts: { key: string; value: unknown; indexes: { place: string[]; at: number } };
};

const opened: { database?: Promise<IDBPDatabase<Schema>> | undefined } = {};

/** Opens the database that all tabs share. */
function open(): Promise<IDBPDatabase<Schema>> {
  const forget = () => {
    opened.database = undefined;
  };
  opened.database ??= openDB<Schema>('drafts', 1, {
    upgrade: (database) => {
      const drafts = database.createObjectStore('drafts', { keyPath: 'id' });
      drafts.createIndex('place', ['user', 'type', 'record']);
      drafts.createIndex('at', 'at');
    },
    // Another tab upgrades it to a newer version.
    blocking: () => {
      void opened.database?.then((database) => database.close());
      forget();
    },
    // The browser closed it, as its data were cleared: the next call opens it again.
    terminated: forget,
  });
  opened.database.catch(forget);
  return opened.database;
}

/** All places of a person: as a key, a list comes after every text. */
function allOf(user: string): IDBKeyRange {
  return IDBKeyRange.bound([user], [user, []]);
}

function draftsIn(rows: unknown[]): Draft[] {
  return rows
    .flatMap((row) => {
      const draft = v.safeParse(Draft, row);
      return draft.success ? [draft.output] : [];
    })
    .toSorted((one, other) => other.at - one.at);
}

/** Drafts in IndexedDB. Every function rejects where storage throws, is full or missing. */
export const draftStore = {
  /** A place's drafts, newest first. Malformed rows are left out. */
  read: async ({ user, type, record }: Place): Promise<Draft[]> => {
    const database = await open();
    return draftsIn(await database.getAllFromIndex('drafts', 'place', [user, type, record]));
  },

  /** All drafts of a person, newest first. Malformed rows are left out. */
  readAll: async (user: string): Promise<Draft[]> => {
    const database = await open();
    return draftsIn(await database.getAllFromIndex('drafts', 'place', allOf(user)));
  },

  write: async (draft: Draft): Promise<void> => {
    const database = await open();
    const transaction = database.transaction('drafts', 'readwrite');
    const written = transaction.store.put(draft);
    // An implicit commit comes too late on an unloading page.
    transaction.commit();
    await Promise.all([written, transaction.done]);
  },

  remove: async (id: string): Promise<void> => {
    const database = await open();
    await database.delete('drafts', id);
  },

  /** The number of a person's drafts. */
  count: async (user: string): Promise<number> => {
    const database = await open();
    return database.countFromIndex('drafts', 'place', allOf(user));
  },

  /** Removes a person's drafts. */
  removeAll: async (user: string): Promise<void> => {
    const database = await open();
    const { store, done } = database.transaction('drafts', 'readwrite');
    const removeAll = async () => {
      for (const id of await store.index('place').getAllKeys(allOf(user))) await store.delete(id);
    };
    await Promise.all([removeAll(), done]);
  },

  /** Removes all persons' drafts older than 30 days. */
  removeOld: async (now: number = Date.now()): Promise<void> => {
    const database = await open();
    const { store, done } = database.transaction('drafts', 'readwrite');
    const old = IDBKeyRange.upperBound(now - THIRTY_DAYS);
    const removeAll = async () => {
      for (const id of await store.index('at').getAllKeys(old)) await store.delete(id);
    };
    // Awaited together: both reject on a fault, and an unawaited one would be an unhandled rejection.
    await Promise.all([removeAll(), done]);
  },
};
