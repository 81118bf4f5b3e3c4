import { useEffect } from 'react';
import type { ListState } from './use-list-state.ts';

/** Moves a list that is past its last page (deleted rows, an old link) to the last one. */
export function useLastPage(
  page: { total: number } | undefined,
  { page: current, size, set }: Pick<ListState, 'page' | 'size' | 'set'>,
): void {
  const last = page && Math.max(1, Math.ceil(page.total / size));
  useEffect(() => {
    if (last !== undefined && current > last) set({ page: last });
  }, [last, current, set]);
}
