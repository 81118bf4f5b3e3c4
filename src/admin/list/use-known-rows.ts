import { useEffect, useRef } from 'react';
import type { Id } from '#src/lib/id.ts';

/**
 * Remembers the rows of the pages seen so far and those read beyond them, so that a selection over several pages can be named
 * and acted on.
 * @returns a function from ids to their records.
 */
export function useKnownRows<T extends { id: Id }>(
  rows: T[],
  beyond: T[] = rows,
): (ids: Id[]) => T[] {
  const seen = useRef(new Map<Id, T>());
  useEffect(() => {
    for (const row of [...beyond, ...rows]) seen.current.set(row.id, row);
  }, [rows, beyond]);
  return (ids) => ids.flatMap((id) => seen.current.get(id) ?? []);
}
