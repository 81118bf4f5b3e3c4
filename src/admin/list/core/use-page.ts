import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
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
  const { query } = params;
  const client = useQueryClient();
  const page = pageOf(query);
  const select = useWithoutPending(page.queryKey);
  const list = useQuery({ ...page, select, placeholderData: keepPreviousData });
  const before = client.getQueryData(pageOf({ ...query, pageNo: query.pageNo - 1 }).queryKey);
  useLastPage(list.data, before, params);
  return {
    list,
    rows: list.data?.rows ?? NONE,
    total: list.data === undefined ? 0 : list.data.total,
  };
}

/** A constant, because a new empty array would render the list again. */
const NONE: never[] = [];

type Listed = { rows: unknown[]; total: number | null };

/** Moves a list that is past its last page (deleted rows, an old link) to the last one. */
function useLastPage(
  page: Listed | undefined,
  before: Listed | undefined,
  { page: current, size, set }: Pick<ListState, 'page' | 'size' | 'set'>,
): void {
  const { t } = useTranslation('crud');
  // Where the total is unknown, an empty page says that the one before it was the last.
  const isEnd = page?.total === 0 && before?.total === null;
  const last = isEnd ? current - 1 : page && lastPageOf(page, current, size);
  useEffect(() => {
    if (last === undefined || current <= last) return;
    set({ page: last }, { replace: true });
    if (isEnd) toast.info(t('list.noMore'), { id: 'no more' });
  }, [last, current, set, isEnd, t]);
}

function lastPageOf({ rows, total }: Listed, current: number, size: number): number {
  if (total !== null) return Math.max(1, Math.ceil(total / size));
  // Its last rows are being deleted.
  return rows.length > 0 ? current : Math.max(1, current - 1);
}
