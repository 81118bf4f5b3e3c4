import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#src/lib/toast.ts';
import { useWithoutPending } from '#src/admin/deletion/use-pending-deletions.ts';
import type { Id } from '#src/api/fields/fields.ts';
import type { PagedResource } from '#src/api/records/resource.ts';
import type { ListParams } from './use-list-params.ts';
import { useSelection } from './use-selection.ts';

/**
 * A list that the server pages, as its parts read it from `ListContext`: the page that the URL names, its
 * rows and total without the records of pending deletions, and a selection over several pages. The rows
 * stay as placeholder data while another page is loading.
 */
export function usePagedRows<T extends { id: Id }>(
  pageOf: PagedResource<T, never>['page'],
  params: ListParams,
) {
  const { query } = params;
  const client = useQueryClient();
  const page = pageOf(query);
  const withoutPending = useWithoutPending(page.queryKey);
  const read = useQuery({
    ...page,
    select: (data) => withoutPending(page.select?.(data) ?? data),
    placeholderData: keepPreviousData,
  });
  const before = client.getQueryData(pageOf({ ...query, pageNo: query.pageNo - 1 }).queryKey);
  useLastPage(read.data, before, params);
  return {
    params,
    query,
    read,
    rows: read.data?.rows ?? NONE,
    total: read.data === undefined ? 0 : read.data.total,
    selection: useSelection(),
    place: useRef<HTMLDivElement>(null),
  };
}

/** A constant, because a new empty array would render the list again. */
const NONE: never[] = [];

type Listed = { rows: unknown[]; total: number | null };

/** Moves a list that is past its last page (deleted rows, an old link) to the last one. */
function useLastPage(
  page: Listed | undefined,
  before: Listed | undefined,
  { page: current, size, set }: Pick<ListParams, 'page' | 'size' | 'set'>,
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
