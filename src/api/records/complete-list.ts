import { queryOptions } from '@tanstack/react-query';
import { FIRST_PAGE, readAll } from '#src/lib/records/read-all.ts';
import { orAbsent } from '#src/api/client/absent-lists.ts';
import {
  type Call,
  persistedAnswer,
  request,
  type Schema,
  toRequest,
} from '#src/api/client/client.ts';
import type { Id } from '#src/api/fields/fields.ts';
import { pageOf, type PageQuery } from './page.ts';
import { STATUS } from '#src/api/fields/status.ts';

/** The most records that a visitor's browser reads of a list. */
export const MAX_LISTED = 500;

/** `isCut`: there are more records than were read. */
export type CompleteList<T> = { rows: T[]; isCut: boolean };

type PagedReads<T> = { name: string; record: Schema<T>; pageCall: Call };

type CompleteListOptions<T> = {
  sort: Pick<PageQuery, 'sortField' | 'sortOrder'>;
  /** Filters and sorts the rows. */
  finish?: (rows: T[]) => T[];
};

/**
 * Query of a complete list for visitors: the shown records of all pages of the type's list, up to the limit. The persisted first page is
 * initial data where it is complete.
 */
export function completeList<T extends { id: Id }>(
  { name, record, pageCall: call }: PagedReads<T>,
  { sort, finish = (rows) => rows }: CompleteListOptions<T>,
) {
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
    queryOptions<CompleteList<T>>({
      queryKey: [name, 'shown', call],
      queryFn: async ({ signal }) => {
        const readPage = (place: typeof FIRST_PAGE) => {
          const [schema, config] = pageAt(place);
          return request(schema, { ...config, signal });
        };
        let isCut = false;
        const onProgress = (done: number, total: number | null) => {
          isCut = total === null ? done >= MAX_LISTED : total > MAX_LISTED;
        };
        const reading = readAll({ signal, readPage, limit: MAX_LISTED, onProgress });
        const rows = await orAbsent(call, reading, []);
        return { rows: finish(rows), isCut };
      },
      initialData: () => {
        const page = persistedPage();
        return page && { rows: finish(page.data.rows), isCut: false };
      },
      initialDataUpdatedAt: () => persistedPage()?.time,
    });
}
