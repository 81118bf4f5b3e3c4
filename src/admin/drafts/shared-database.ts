import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import { pause } from '#src/lib/time/pause.ts';

/** In ms, and how often: a page that stood still for longer has used up one of them at most. */
const PATIENCE = 500;
const TURNS = 4;

/** In ms: storage that did not answer counts as closed for so long. */
export const CLOSED_FOR = 10_000;

/** Storage that neither works nor fails, as at times in Safari: it may answer later. */
export class NoAnswer extends Error {}

/**
 * A database that all tabs share, opened with the first work in it.
 * @param create makes the stores of a new database
 * @returns does work in the database. Rejects where storage throws, and with `NoAnswer` where it does not
 *   answer: work that has not begun by then never does
 */
export function sharedDatabase<Schema extends DBSchema>(
  name: string,
  create: (database: IDBPDatabase<Schema>) => void,
): <T>(work: (database: IDBPDatabase<Schema>) => Promise<T>) => Promise<T> {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  let closedAt = -Infinity;
  const forget = () => {
    opened = undefined;
  };
  const open = () => {
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

  return async (work) => {
    if (performance.now() - closedAt < CLOSED_FOR) throw new NoAnswer(name);
    const opening = open();
    const call = { isOver: false };
    const answer = async () => {
      const database = await opening;
      if (call.isOver) throw new NoAnswer(name);
      return work(database);
    };
    const lapse = async () => {
      for (let turn = 0; turn < TURNS && !call.isOver; turn += 1) await pause(PATIENCE);
      throw new NoAnswer(name);
    };
    try {
      return await Promise.race([answer(), lapse()]);
    } catch (error) {
      if (error instanceof NoAnswer) {
        closedAt = performance.now();
        if (opened === opening) forget();
        // Opened after all, it must not stand in the way of another tab's upgrade.
        opening.then((database) => database.close()).catch(() => {});
      }
      throw error;
    } finally {
      call.isOver = true;
    }
  };
}

/** The range of a person's keys, as `[person, …]`. IndexedDB sorts arrays after strings, so `[]` ends it. */
export function allOf(user: string): IDBKeyRange {
  return IDBKeyRange.bound([user], [user, []]);
}
