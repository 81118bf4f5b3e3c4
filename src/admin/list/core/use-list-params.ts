import { useMemo } from 'react';
import { defaultSearchOf, listQueryOf } from './list-address.ts';
import { useListMemory } from './list-memory.ts';
import { useListState } from './use-list-state.ts';
import { useTypeHandle } from './type-handle.ts';

/**
 * A list's state from the URL, with the person's default view for an empty one, the page call's query, and
 * the person's settings for the list. A page reads it once and passes it to its list, whose parts find it
 * with `useList`.
 */
export function useListParams() {
  const { memory, remember } = useListMemory();
  const { list } = useTypeHandle();
  const state = useListState(list, defaultSearchOf(memory.views));
  const { page, size, sort, q, filters } = state;
  const query = useMemo(
    () => listQueryOf({ page, size, sort, q, filters }),
    [page, size, sort, q, filters],
  );
  return useMemo(() => ({ ...state, query, memory, remember }), [state, query, memory, remember]);
}

export type ListParams = ReturnType<typeof useListParams>;
