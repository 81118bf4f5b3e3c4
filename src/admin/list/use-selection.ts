import { useState } from 'react';
import type { Id } from '#src/lib/id.ts';

/** The ids of a list's selected records. */
export function useSelection() {
  const [ids, setIds] = useState<ReadonlySet<Id>>(new Set());
  return {
    ids,
    set: (next: Iterable<Id>) => setIds(new Set(next)),
    toggle: (id: Id) =>
      setIds((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
    drop: (gone: Id[]) =>
      setIds((before) => new Set([...before].filter((id) => !gone.includes(id)))),
    clear: () => setIds(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
