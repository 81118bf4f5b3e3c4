import pMap from 'p-map';
import { useRef, useState } from 'react';
import type { Id } from '#src/lib/id.ts';

/** How far one item of a bulk action is. A failed one carries its error. */
export type BulkResult =
  | { state: 'waiting' | 'running' | 'done' }
  | { state: 'failed'; error: unknown };

type Phase = 'asking' | 'running' | 'stopping' | 'ended';

const AT_ONCE = 4;

/**
 * Does something to many items, four at a time, one call each (B7). Every item has its own result;
 * running again tries only what is not done. Stopping lets what is under way come to its end.
 */
export function useBulkAction<T extends { id: Id }>(action: (item: T) => Promise<unknown>) {
  const [results, setResults] = useState<ReadonlyMap<Id, BulkResult>>(new Map());
  const [phase, setPhase] = useState<Phase>('asking');
  const done = useRef(new Set<Id>());
  const stopped = useRef(false);

  const tell = (ids: Id[], result: BulkResult) =>
    setResults((before) => new Map([...before, ...ids.map((id) => [id, result] as const)]));

  /** @returns whether everything is done. */
  const run = async (items: T[]): Promise<boolean> => {
    const left = items.filter(({ id }) => !done.current.has(id));
    stopped.current = false;
    setPhase('running');
    tell(
      left.map(({ id }) => id),
      { state: 'waiting' },
    );
    await pMap(
      left,
      async (item) => {
        if (stopped.current) return;
        tell([item.id], { state: 'running' });
        try {
          await action(item);
          done.current.add(item.id);
          tell([item.id], { state: 'done' });
        } catch (error) {
          tell([item.id], { state: 'failed', error });
        }
      },
      { concurrency: AT_ONCE },
    );
    setPhase('ended');
    return done.current.size === items.length;
  };

  const stop = () => {
    stopped.current = true;
    setPhase('stopping');
  };
  return { results, phase, run, stop, done: () => [...done.current] };
}
