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

/** The browser's place for unsaved work. All tabs write to it; its transactions keep them in order. */
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
    // Another tab wants a newer version of it.
    blocking: () => {
      void opened.database?.then((database) => database.close());
      forget();
    },
    // The browser closed it (its data were cleared): the next call opens it anew.
    terminated: forget,
  });
  opened.database.catch(forget);
  return opened.database;
}

/** Unsaved work in IndexedDB. Every function rejects where storage throws, is full or missing. */
export const draftStore = {
  /** A place's drafts, newest first. What cannot be read is left out. */
  read: async ({ user, type, record }: Place): Promise<Draft[]> => {
    const database = await open();
    const rows = await database.getAllFromIndex('drafts', 'place', [user, type, record]);
    return rows
      .flatMap((row) => {
        const draft = v.safeParse(Draft, row);
        return draft.success ? [draft.output] : [];
      })
      .toSorted((one, other) => other.at - one.at);
  },

  write: async (draft: Draft): Promise<void> => {
    const database = await open();
    const transaction = database.transaction('drafts', 'readwrite');
    const written = transaction.store.put(draft);
    // One that commits by itself is lost with a page that goes meanwhile.
    transaction.commit();
    await Promise.all([written, transaction.done]);
  },

  remove: async (id: string): Promise<void> => {
    const database = await open();
    await database.delete('drafts', id);
  },

  /** Removes everybody's drafts that are older than 30 days. */
  removeOld: async (now: number = Date.now()): Promise<void> => {
    const database = await open();
    const { store, done } = database.transaction('drafts', 'readwrite');
    const old = IDBKeyRange.upperBound(now - THIRTY_DAYS);
    const removeAll = async () => {
      for (const id of await store.index('at').getAllKeys(old)) await store.delete(id);
    };
    // Waited for together: where one fails, so does the other, and neither without being heard.
    await Promise.all([removeAll(), done]);
  },
};
