import type { DBSchema } from 'idb';
import * as v from 'valibot';
import { currentTime } from '#src/lib/time/clock.ts';
import { Draft } from './draft.ts';
import type { RecordKey } from './draft.ts';
import { allOf, sharedDatabase } from './shared-database.ts';

const THIRTY_DAYS = 30 * 86_400_000;

type Schema = DBSchema & {
  drafts: { key: string; value: unknown; indexes: { place: string[]; at: number } };
};

const inDatabase = sharedDatabase<Schema>('drafts', (database) => {
  const drafts = database.createObjectStore('drafts', { keyPath: 'id' });
  drafts.createIndex('place', ['user', 'type', 'record']);
  drafts.createIndex('at', 'at');
});

function draftsIn(rows: unknown[]): Draft[] {
  return rows
    .flatMap((row) => {
      const draft = v.safeParse(Draft, row);
      return draft.success ? [draft.output] : [];
    })
    .toSorted((one, other) => other.at - one.at);
}

/** Drafts in IndexedDB. Every function rejects where storage throws, is full or missing, or does not answer. */
export const draftStore = {
  /** A record's drafts, newest first. Malformed rows are left out. */
  read: ({ user, type, record }: RecordKey): Promise<Draft[]> =>
    inDatabase(async (database) =>
      draftsIn(await database.getAllFromIndex('drafts', 'place', [user, type, record])),
    ),

  /** All drafts of a person, newest first. Malformed rows are left out. */
  readAll: (user: string): Promise<Draft[]> =>
    inDatabase(async (database) =>
      draftsIn(await database.getAllFromIndex('drafts', 'place', allOf(user))),
    ),

  write: (draft: Draft): Promise<void> =>
    inDatabase(async (database) => {
      const transaction = database.transaction('drafts', 'readwrite');
      const written = transaction.store.put(draft);
      // An implicit commit comes too late on an unloading page.
      transaction.commit();
      await Promise.all([written, transaction.done]);
    }),

  remove: (id: string): Promise<void> => inDatabase((database) => database.delete('drafts', id)),

  /** The number of a person's drafts. */
  count: (user: string): Promise<number> =>
    inDatabase((database) => database.countFromIndex('drafts', 'place', allOf(user))),

  /** Removes a person's drafts. */
  removeAll: (user: string): Promise<void> =>
    inDatabase(async (database) => {
      const { store, done } = database.transaction('drafts', 'readwrite');
      const removeAll = async () => {
        for (const id of await store.index('place').getAllKeys(allOf(user))) await store.delete(id);
      };
      await Promise.all([removeAll(), done]);
    }),

  /** Removes all persons' drafts older than 30 days. */
  removeOld: (): Promise<void> =>
    inDatabase(async (database) => {
      const { store, done } = database.transaction('drafts', 'readwrite');
      const old = IDBKeyRange.upperBound(currentTime() - THIRTY_DAYS);
      const removeAll = async () => {
        for (const id of await store.index('at').getAllKeys(old)) await store.delete(id);
      };
      // Awaited together: both reject on a fault, and an unawaited one would be an unhandled rejection.
      await Promise.all([removeAll(), done]);
    }),
};
