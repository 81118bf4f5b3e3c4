import { useEffect, useEffectEvent, useState } from 'react';
import { useIsReturn } from '#src/components/use-is-return.ts';
import type { Id } from '#src/lib/records/id.ts';

/**
 * The ids of a list's selected records, as texts. A cached list that is visited anew, not by Back or its tab, has none: its
 * address, and with it its rows, may be another one.
 */
export function useSelection() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const isReturn = useIsReturn();
  const clearOnVisit = useEffectEvent(() => {
    if (!isReturn) setIds((before) => (before.size === 0 ? before : new Set()));
  });
  // Nothing but this effect tells that the page is shown again.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => clearOnVisit(), []);
  return {
    ids,
    has: (id: Id) => ids.has(String(id)),
    set: (next: Iterable<Id>) => setIds(new Set(Array.from(next, String))),
    toggle: (id: Id) =>
      setIds((before) => {
        const after = new Set(before);
        if (!after.delete(String(id))) after.add(String(id));
        return after;
      }),
    drop: (gone: Id[]) =>
      setIds((before) => new Set([...before].filter((id) => !gone.map(String).includes(id)))),
    clear: () => setIds(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
