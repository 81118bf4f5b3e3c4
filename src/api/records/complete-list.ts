import { queryOptions } from '@tanstack/react-query';
import { FIRST_PAGE, readAll } from '#src/lib/records/read-all.ts';
import { persistedAnswer, request, toRequest } from '#src/api/client/client.ts';
import type { Call, Schema } from '#src/api/client/client.ts';
import type { Id } from '#src/api/fields/fields.ts';
import { pageOf } from './page.ts';
import type { PageQuery } from './page.ts';
import { STATUS } from '#src/api/fields/status.ts';

type CompleteListOptions<T> = {
  /** First part of the query key. */
  name: string;
  record: Schema<T>;
  /** A paged call. */
  call: Call;
  sort: Pick<PageQuery, 'sortField' | 'sortOrder'>;
  /** Filters and sorts the rows. */
  finish?: (rows: T[]) => T[];
};

/**
 * Query of a complete list for visitors: the shown records of all pages of the call. The persisted first page is
 * initial data where it is complete.
 */
export function completeList<T extends { id: Id }>({
  name,
  record,
  call,
  sort,
  finish = (rows) => rows,
}: CompleteListOptions<T>) {
  const pageAt = (place: typeof FIRST_PAGE) => {
    const data = { ...sort, status: STATUS.shown, ...place };
    return [pageOf(record, data), { ...toRequest(call), data, isPersisted: true }] as const;
  };
  const persistedPage = () => {
    const page = persistedAnswer(...pageAt(FIRST_PAGE));
    if (!page || page.data.total === null) return undefined;
    return page.data.rows.length + page.data.dropped >= page.data.total ? page : undefined;
  };
  return () =>
    queryOptions<T[]>({
      queryKey: [name, 'shown', call],
      queryFn: async ({ signal }) => {
        const readPage = (place: typeof FIRST_PAGE) => {
          const [schema, config] = pageAt(place);
          return request(schema, { ...config, signal });
        };
        return finish(await readAll({ signal, readPage, onProgress: () => {} }));
      },
      initialData: () => {
        const page = persistedPage();
        return page && finish(page.data.rows);
      },
      initialDataUpdatedAt: () => persistedPage()?.time,
    });
}
