import pMap from 'p-map';
import { useCallback, useRef, useState } from 'react';
import type { Id } from '#src/lib/id.ts';

/** How far one record of a bulk action is. A failed one carries its error. */
export type BulkResult =
  | { state: 'waiting' | 'running' | 'done' }
  | { state: 'failed'; error: unknown };

const AT_ONCE = 4;

/**
 * Does something to many records, four at a time, one call each (B7). Every record has its own
 * result; running again skips what is done.
 */
export function useBulkAction<T extends { id: Id }>(action: (record: T) => Promise<unknown>) {
  const [results, setResults] = useState<ReadonlyMap<Id, BulkResult>>(new Map());
  const [isRunning, setRunning] = useState(false);
  const cancelled = useRef(false);

  const run = useCallback(
    async (records: T[]) => {
      const failed: T[] = [];
      const tell = (record: T, result: BulkResult) =>
        setResults((before) => new Map(before).set(record.id, result));
      cancelled.current = false;
      setRunning(true);
      setResults((before) => waiting(before, records));
      await pMap(
        records,
        async (record) => {
          if (cancelled.current) return failed.push(record);
          tell(record, { state: 'running' });
          try {
            await action(record);
            return tell(record, { state: 'done' });
          } catch (error) {
            tell(record, { state: 'failed', error });
            return failed.push(record);
          }
        },
        { concurrency: AT_ONCE },
      );
      setRunning(false);
      return { failed };
    },
    [action],
  );

  const cancel = useCallback(() => {
    cancelled.current = true;
  }, []);
  const reset = useCallback(() => setResults(new Map()), []);

  const done = [...results.values()].filter(({ state }) => state === 'done').length;
  return { results, isRunning, done, run, cancel, reset };
}

function waiting(before: ReadonlyMap<Id, BulkResult>, records: { id: Id }[]) {
  const after = new Map(before);
  for (const { id } of records) after.set(id, { state: 'waiting' });
  return after;
}
