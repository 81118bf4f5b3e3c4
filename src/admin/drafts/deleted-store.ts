import type { DBSchema } from 'idb';
import * as v from 'valibot';
import { currentTime } from '#src/lib/time/clock.ts';
import { deletedKey, DeletedRecord } from './deleted-record.ts';
import { allOf, sharedDatabase } from './shared-database.ts';

/** Of each person. */
export const MAX_DELETED = 200;
const THIRTY_DAYS = 30 * 86_400_000;

type Schema = DBSchema & {
  deleted: { key: string; value: unknown; indexes: { user: [string, number]; at: number } };
};

const inDatabase = sharedDatabase<Schema>('deleted', (database) => {
  const deleted = database.createObjectStore('deleted', { keyPath: 'id' });
  deleted.createIndex('user', ['user', 'at']);
  deleted.createIndex('at', 'at');
});

/** Deleted records in IndexedDB. Every function rejects where storage throws, is full or missing, or does not answer. */
export const deletedStore = {
  /** A person's deleted records, the last one first. Malformed rows are left out. */
  readAll: (user: string): Promise<DeletedRecord[]> =>
    inDatabase(async (database) => {
      const rows = await database.getAllFromIndex('deleted', 'user', allOf(user));
      return rows
        .flatMap((row) => {
          const record = v.safeParse(DeletedRecord, row);
          return record.success ? [record.output] : [];
        })
        .toReversed();
    }),

  write: (record: Omit<DeletedRecord, 'id'>): Promise<void> =>
    inDatabase(async (database) => {
      const transaction = database.transaction('deleted', 'readwrite');
      const written = transaction.store.put({ ...record, id: deletedKey(record) });
      // An implicit commit comes too late on an unloading page.
      transaction.commit();
      await Promise.all([written, transaction.done]);
    }),

  /** Says of a record that was not sure to be deleted whether it was; one that has become sure meanwhile stays. */
  settle: (id: string, isDeleted: boolean): Promise<void> =>
    inDatabase(async (database) => {
      const { store, done } = database.transaction('deleted', 'readwrite');
      const settle = async () => {
        const record = v.safeParse(DeletedRecord, await store.get(id));
        if (!record.success || record.output.isSure) return;
        if (isDeleted) await store.put({ ...record.output, isSure: true });
        else await store.delete(id);
      };
      await Promise.all([settle(), done]);
    }),

  remove: (id: string): Promise<void> => inDatabase((database) => database.delete('deleted', id)),

  /** Removes a person's deleted records. */
  removeAll: (user: string): Promise<void> =>
    inDatabase(async (database) => {
      const { store, done } = database.transaction('deleted', 'readwrite');
      const removeAll = async () => {
        for (const id of await store.index('user').getAllKeys(allOf(user))) await store.delete(id);
      };
      await Promise.all([removeAll(), done]);
    }),

  /** Removes all persons' records older than 30 days, and what this person has beyond the last 200. */
  removeOld: (user: string): Promise<void> =>
    inDatabase(async (database) => {
      const { store, done } = database.transaction('deleted', 'readwrite');
      const old = IDBKeyRange.upperBound(currentTime() - THIRTY_DAYS);
      const removeAll = async () => {
        const surplus = [
          ...(await store.index('user').getAllKeys(allOf(user))).slice(0, -MAX_DELETED),
          ...(await store.index('at').getAllKeys(old)),
        ];
        for (const id of surplus) await store.delete(id);
      };
      // Awaited together: both reject on a fault, and an unawaited one would be an unhandled rejection.
      await Promise.all([removeAll(), done]);
    }),
};
