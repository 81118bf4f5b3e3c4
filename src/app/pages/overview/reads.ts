import { useQuery } from '@tanstack/react-query';
import { useWithoutPending } from '#src/admin/deletion/use-pending-deletions.ts';
import { useRecordSource } from '#src/admin/records/use-record-sources.ts';
import type { Id } from '#src/api/fields/fields.ts';
import type { PageQuery } from '#src/api/records/page.ts';
import type { PagedResource } from '#src/api/records/resource.ts';

/** Rows of a card at most. */
export const MOST = 3;

/** Length of the period of the visits, and of the coming week, in days. */
export const DAYS = 7;

/** The overview is a cached page: when it is shown again, it shows its old data at once and reads again. */
export const CACHED = { gcTime: Infinity } as const;

/** The first records of a paged list; none are read where the person may not open it. */
export function useFirstRecords<T extends { id: Id }>(
  { name, page }: Pick<PagedResource<T, never>, 'name' | 'page'>,
  filters: Omit<PageQuery, 'pageNo' | 'pageSize'>,
) {
  const query = page({ pageNo: 1, pageSize: MOST, ...filters });
  const withoutPending = useWithoutPending(query.queryKey);
  const enabled = useRecordSource(name) !== undefined;
  const { data, error, refetch } = useQuery({ ...query, ...CACHED, enabled });
  return { name, records: data && withoutPending(data).rows, total: data?.total, error, refetch };
}
