import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWithoutPending } from '#src/admin/deletion/use-pending-deletions.ts';
import type { Id } from '#src/api/fields.ts';
import type { PagedResource } from '#src/api/resource.ts';
import type { ListParams } from './use-list-params.ts';
import type { ListState } from './use-list-state.ts';

/**
 * The page of a list that the URL names: its query, and its rows and total without the records of
 * pending deletions. The rows stay as placeholder data while another page is loading.
 */
export function usePage<T extends { id: Id }>(
  pageOf: PagedResource<T, never>['page'],
  params: Pick<ListParams, 'query' | 'page' | 'size' | 'set'>,
) {
  const page = pageOf(params.query);
  const select = useWithoutPending(page.queryKey);
  const list = useQuery({ ...page, select, placeholderData: keepPreviousData });
  useLastPage(list.data, params);
  return { list, rows: list.data?.rows ?? NONE, total: list.data?.total ?? 0 };
}

/** A constant, because a new empty array would render the list again. */
const NONE: never[] = [];

/** Moves a list that is past its last page (deleted rows, an old link) to the last one. */
function useLastPage(
  page: { total: number } | undefined,
  { page: current, size, set }: Pick<ListState, 'page' | 'size' | 'set'>,
): void {
  const last = page && Math.max(1, Math.ceil(page.total / size));
  useEffect(() => {
    if (last !== undefined && current > last) set({ page: last }, { replace: true });
  }, [last, current, set]);
}
