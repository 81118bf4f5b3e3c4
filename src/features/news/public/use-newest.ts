import { useQuery } from '@tanstack/react-query';
import type { Id } from '#src/api/fields/fields.ts';
import { readableRecords } from '#src/api/fields/localized.ts';
import { STATUS } from '#src/api/fields/status.ts';
import { isVisibleNow } from '#src/api/fields/visibility.ts';
import { useNow } from '#src/components/use-now.ts';
import { sameId } from '#src/lib/records/id.ts';
import { nextHour } from '../next-hour.ts';
import { newsApi, newsFields } from '../schema.ts';

/** The newest items of a category, except this one. */
export function useNewest(categoryId: Id | null, count: number, without: Id | null = null) {
  const now = useNow();
  const { data, isPending, refetch } = useQuery(
    newsApi.page({
      pageNo: 1,
      pageSize: count + 1,
      status: STATUS.shown,
      to: nextHour(now),
      categoryId: categoryId ?? undefined,
    }),
  );
  const rows =
    data &&
    readableRecords(data.rows)
      .filter((row) => isVisibleNow(row, newsFields, now) && !sameId(row.id, without))
      .slice(0, count);
  return { rows, isPending, refetch };
}
