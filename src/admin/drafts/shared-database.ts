import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';

/**
 * A database that all tabs share, opened with the first call of the returned function.
 * @param create makes the stores of a new database
 */
export function sharedDatabase<Schema extends DBSchema>(
  name: string,
  create: (database: IDBPDatabase<Schema>) => void,
): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const forget = () => {
    opened = undefined;
  };
  return () => {
    opened ??= openDB<Schema>(name, 1, {
      upgrade: create,
      // Another tab upgrades it to a newer version.
      blocking: () => {
        void opened?.then((database) => database.close());
        forget();
      },
      // The browser closed it, as its data were cleared: the next call opens it again.
      terminated: forget,
    });
    opened.catch(forget);
    return opened;
  };
}

/** The range of a person's keys, as `[person, …]`. IndexedDB sorts arrays after strings, so `[]` ends it. */
export function allOf(user: string): IDBKeyRange {
  return IDBKeyRange.bound([user], [user, []]);
}
