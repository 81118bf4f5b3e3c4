import pMap from 'p-map';
import { useRef, useState } from 'react';
import type { Id } from '#src/lib/records/id.ts';
import type { Undo } from '#src/admin/deletion/offer-undo.ts';

export type BulkResult =
  | { state: 'waiting' | 'running' | 'done' }
  | { state: 'failed'; error: unknown };

type Phase = 'asking' | 'running' | 'stopping' | 'ended';

const CONCURRENCY = 4;

/**
 * Runs an action on many items, four at a time, with a result for each. Running again retries only the
 * unfinished ones; stopping lets running calls finish.
 */
export function useBulkAction<T extends { id: Id }>(
  action: (item: T) => Promise<Undo | undefined>,
) {
  const [results, setResults] = useState<ReadonlyMap<string, BulkResult>>(new Map());
  const [phase, setPhase] = useState<Phase>('asking');
  const done = useRef(new Map<string, { item: T; undo: Undo | undefined }>());
  const stopped = useRef(false);

  const setResult = (ids: Id[], result: BulkResult) =>
    setResults((before) => new Map([...before, ...ids.map((id) => [String(id), result] as const)]));

  /** @returns whether everything is done. */
  const run = async (items: T[]): Promise<boolean> => {
    const unfinished = items.filter(({ id }) => !done.current.has(String(id)));
    stopped.current = false;
    setPhase('running');
    setResult(
      unfinished.map(({ id }) => id),
      { state: 'waiting' },
    );
    await pMap(
      unfinished,
      async (item) => {
        if (stopped.current) return;
        setResult([item.id], { state: 'running' });
        try {
          done.current.set(String(item.id), { item, undo: await action(item) });
          setResult([item.id], { state: 'done' });
        } catch (error) {
          setResult([item.id], { state: 'failed', error });
        }
      },
      { concurrency: CONCURRENCY },
    );
    setPhase('ended');
    return done.current.size === items.length;
  };

  const stop = () => {
    stopped.current = true;
    setPhase('stopping');
  };
  return { results, phase, run, stop, done: () => [...done.current.values()] };
}
