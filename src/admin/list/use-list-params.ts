import { useMemo } from 'react';
import { defaultSearchOf, listQueryOf } from './list-address.ts';
import { useListMemory } from './use-list-memory.ts';
import { useListState } from './use-list-state.ts';

/**
 * A list's state, which lives in the URL and nowhere else, and the page call's query that it makes.
 * The person's default view is what an address that says nothing stands for.
 */
export function useListParams(defaultSort = '') {
  const { memory } = useListMemory();
  const state = useListState(defaultSort, defaultSearchOf(memory.views));
  const { page, size, sort, q, filters } = state;
  const query = useMemo(
    () => listQueryOf({ page, size, sort, q, filters }),
    [page, size, sort, q, filters],
  );
  return useMemo(() => ({ ...state, query }), [state, query]);
}

export type ListParams = ReturnType<typeof useListParams>;
