import { queryOptions } from '@tanstack/react-query';
import { FIRST_PAGE, readAll } from '#src/lib/read-all.ts';
import { lastGood, request, toRequest } from './client.ts';
import type { Call, Schema } from './client.ts';
import type { Id } from './fields.ts';
import { pageOf } from './page.ts';
import type { PageQuery } from './page.ts';
import { STATUS } from './status.ts';

type ShownListOptions<T> = {
  /** First part of the query's key. */
  name: string;
  record: Schema<T>;
  /** Answers in pages. */
  call: Call;
  sort: Pick<PageQuery, 'sortField' | 'sortOrder'>;
  /** What is made of the rows, `finish(rows)`: the ones to show, in their order. */
  finish?: (rows: T[]) => T[];
};

/**
 * Every record that visitors may see, however many pages the server has of them. Who returns sees what
 * their browser keeps, where that is all of it.
 */
export function shownList<T extends { id: Id }>({
  name,
  record,
  call,
  sort,
  finish = (rows) => rows,
}: ShownListOptions<T>) {
  const pageAt = (place: typeof FIRST_PAGE) => {
    const data = { ...sort, status: STATUS.shown, ...place };
    return [pageOf(record, data), { ...toRequest(call), data, isKept: true }] as const;
  };
  const kept = () => {
    const page = lastGood(...pageAt(FIRST_PAGE));
    return page && page.data.rows.length + page.data.dropped >= page.data.total ? page : undefined;
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
        const page = kept();
        return page && finish(page.data.rows);
      },
      initialDataUpdatedAt: () => kept()?.time,
    });
}
