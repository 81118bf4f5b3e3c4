import { useRef } from 'react';
import type { Selection } from '#src/admin/list/use-selection.ts';
import type { Id } from '#src/lib/id.ts';

/**
 * Selects one of a page's photos, or with Shift all from the one selected before up to it.
 * @returns a function that takes the photo's id and whether Shift was held.
 */
export function useRangeSelection(ids: Id[], selection: Selection) {
  const last = useRef<Id>(undefined);
  return (id: Id, isRange: boolean) => {
    const start = ids.findIndex((one) => one === last.current);
    last.current = id;
    if (!isRange || start === -1 || selection.ids.has(id)) {
      selection.toggle(id);
      return;
    }
    const end = ids.indexOf(id);
    const range = ids.slice(Math.min(start, end), Math.max(start, end) + 1);
    selection.set([...selection.ids, ...range]);
  };
}
