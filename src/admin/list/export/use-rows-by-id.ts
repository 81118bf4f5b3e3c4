import { useEffect, useRef } from 'react';
import type { Id } from '#src/lib/records/id.ts';

/**
 * Remembers the rows of all pages shown so far, for a selection over several pages.
 * @param beyond rows that were read without being shown
 * @returns a function from ids to their records
 */
export function useRowsById<T extends { id: Id }>(
  rows: T[],
  beyond: T[] = rows,
): (ids: Id[]) => T[] {
  const seen = useRef(new Map<string, T>());
  useEffect(() => {
    for (const row of [...beyond, ...rows]) seen.current.set(String(row.id), row);
  }, [rows, beyond]);
  return (ids) => ids.flatMap((id) => seen.current.get(String(id)) ?? []);
}
