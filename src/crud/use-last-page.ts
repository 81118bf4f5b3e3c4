import { useEffect } from 'react';
import type { Page } from '#src/api/page.ts';
import type { ListParams } from './use-list-params.ts';

/** Past the last page (rows were deleted, an old link) the list goes to the last one there is. */
export function useLastPage(
  page: Page<unknown> | undefined,
  { page: current, size, set }: ListParams,
): void {
  const last = page && Math.max(1, Math.ceil(page.total / size));
  useEffect(() => {
    if (last !== undefined && current > last) set({ page: last });
  }, [last, current, set]);
}
