import type { DBSchema, IDBPDatabase } from 'idb';
import * as v from 'valibot';
import { currentTime } from '#src/lib/time/clock.ts';
import { isSame } from '#src/lib/records/is-same.ts';
import type { RecordKey } from './draft.ts';
import { allOf, sharedDatabase } from './shared-database.ts';
import { Version } from './version.ts';

const MAX_OF_RECORD = 20;
/** Of all records and persons: usually some 20 MB. */
const MAX_OF_ALL = 1000;
const NINETY_DAYS = 90 * 86_400_000;

type Schema = DBSchema & {
  versions: { key: number; value: unknown; indexes: { place: string[]; at: number } };
};

/** A database of its own, so that a fault in it cannot reach the drafts. */
const inDatabase = sharedDatabase<Schema>('versions', (database) => {
  const versions = database.createObjectStore('versions', { autoIncrement: true });
  versions.createIndex('place', ['user', 'type', 'record']);
  versions.createIndex('at', 'at');
});

type State = Pick<Version, 'at' | 'isReplaced' | 'values'>;

const last = { isLost: false };

/** Saved versions in IndexedDB, for each person and record. What rejects does so where storage throws or does not answer. */
export const versionStore = {
  /** A record's versions, newest first. Malformed rows are left out. */
  read: ({ user, type, record }: RecordKey): Promise<Version[]> =>
    inDatabase(async (database) => {
      const rows = await database.getAllFromIndex('versions', 'place', [user, type, record]);
      return rows.flatMap((row) => versionOf(row) ?? []).toReversed();
    }),

  /**
   * Adds states of a record, oldest first, except one that says the same as the version before it;
   * removes what is too much or too old. Never rejects, as the record is saved in any case.
   */
  add: async (key: RecordKey, states: readonly State[]): Promise<void> => {
    try {
      await inDatabase((database) => addTo(database, key, states));
      last.isLost = false;
    } catch {
      last.isLost = true;
    }
  },

  /** Whether the last version could not be stored. */
  hasLost: (): boolean => last.isLost,

  /** Removes a person's versions. */
  removeAll: (user: string): Promise<void> =>
    inDatabase(async (database) => {
      const { store, done } = database.transaction('versions', 'readwrite');
      const removeAll = async () => {
        const keys = await store.index('place').getAllKeys(allOf(user));
        for (const key of keys) await store.delete(key);
      };
      await Promise.all([removeAll(), done]);
    }),
};

async function addTo(
  database: IDBPDatabase<Schema>,
  recordKey: RecordKey,
  states: readonly State[],
): Promise<void> {
  const { user, type, record } = recordKey;
  const key = [user, type, record];
  const { store, done } = database.transaction('versions', 'readwrite');
  const work = async () => {
    const ofRecord = await store.index('place').getAll(key);
    let newest = versionOf(ofRecord.at(-1));
    for (const state of states) {
      if (isSame(newest?.values, state.values)) continue;
      newest = { user, type, record, ...state };
      await store.add(newest);
    }
    const surplus = [
      ...(await store.index('place').getAllKeys(key)).slice(0, -MAX_OF_RECORD),
      ...(await store.getAllKeys()).slice(0, -MAX_OF_ALL),
      ...(await store.index('at').getAllKeys(IDBKeyRange.upperBound(currentTime() - NINETY_DAYS))),
    ];
    for (const one of surplus) await store.delete(one);
  };
  // Awaited together: both reject on a fault, and an unawaited one would be an unhandled rejection.
  await Promise.all([work(), done]);
}

function versionOf(row: unknown): Version | undefined {
  const version = v.safeParse(Version, row);
  return version.success ? version.output : undefined;
}
