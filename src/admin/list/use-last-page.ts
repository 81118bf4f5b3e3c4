import { useEffect } from 'react';
import type { ListState } from './use-list-state.ts';

/** Past the last page (rows were deleted, an old link) the list goes to the last one there is. */
export function useLastPage(
  page: { total: number } | undefined,
  { page: current, size, set }: Pick<ListState, 'page' | 'size' | 'set'>,
): void {
  const last = page && Math.max(1, Math.ceil(page.total / size));
  useEffect(() => {
    if (last !== undefined && current > last) set({ page: last });
  }, [last, current, set]);
}
