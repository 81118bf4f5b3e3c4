import { useMemo } from 'react';
import type { PageQuery } from '#src/api/page.ts';
import { useListState } from './use-list-state.ts';
import { useListMemory } from './use-list-memory.ts';

/**
 * A list's state, which lives in the URL and nowhere else (B7), and the page call's query that it
 * makes. The person's default view is what an address that says nothing stands for.
 */
export function useListParams(defaultSort = '') {
  const { memory } = useListMemory();
  const byDefault = memory.views.find(({ isDefault }) => isDefault)?.search ?? '';
  const state = useListState(defaultSort, byDefault);
  const { page, size, sort, q, filters } = state;
  const query: PageQuery = useMemo(
    () => ({
      pageNo: page,
      pageSize: size,
      ...(sort && {
        sortField: sort.replace(/^-/, ''),
        sortOrder: sort.startsWith('-') ? ('desc' as const) : ('asc' as const),
      }),
      ...(q && { keyword: q }),
      ...filters,
    }),
    [page, size, sort, q, filters],
  );
  return useMemo(() => ({ ...state, query }), [state, query]);
}

export type ListParams = ReturnType<typeof useListParams>;
