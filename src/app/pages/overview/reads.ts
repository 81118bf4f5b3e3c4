import { useQuery } from '@tanstack/react-query';
import { useWithoutPending } from '#src/admin/deletion/use-pending-deletions.ts';
import { lastDays } from '#src/admin/list/filters/date-range.ts';
import { useRecordSource } from '#src/admin/records/use-record-sources.ts';
import type { Id } from '#src/api/fields/fields.ts';
import type { PageQuery } from '#src/api/records/page.ts';
import type { PagedResource } from '#src/api/records/resource.ts';
import { accessLogApi } from '#src/features/access-log/api.ts';

/** Rows of a card at most. */
export const MOST = 3;

/** Length of the period of the visits, and of the coming week, in days. */
export const DAYS = 7;

/** Pages of visits that are read of a period at most, the newest first. */
const VISIT_PAGES = 5;

/** The overview is a cached page: when it is shown again, it shows its old data at once and reads again. */
export const CACHED = { gcTime: Infinity } as const;

/** The visits of the site in some days, the last ones by default. @param isWanted reads nothing where it is false */
export function useSiteVisits(isWanted = true, asked?: { from: string; to: string }) {
  // Not remembered: the page may stay for longer than a day.
  const days = asked ?? lastDays(DAYS);
  const query = useQuery({
    ...accessLogApi.tally(days, { maxPages: VISIT_PAGES }),
    ...CACHED,
    enabled: isWanted,
  });
  return { days, ...query };
}

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
