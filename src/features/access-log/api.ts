import { mutationOptions, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { request, toRequest } from '#src/api/client.ts';
import type { Id } from '#src/api/fields.ts';
import { pageOf } from '#src/api/page.ts';
import type { PageQuery } from '#src/api/page.ts';
import { pagedList } from '#src/api/queries.ts';
import { isNotFound } from '#src/lib/errors/api-error.ts';
import { readAll } from '#src/lib/records/read-all.ts';
import { AccessLog } from './schema.ts';
import { MAX_COUNTED, tallyVisits } from './tally.ts';

const NAME = 'access-log';
/** Rows of a request for the statistics. */
const VISITS_AT_ONCE = 1000;

/** Fields that can be filtered by an exact value, from the details and the charts. */
export const NARROWING = ['path', 'region', 'ip', 'username'] as const;

/** The list's filters and its keyword. */
export type VisitFilters = Omit<PageQuery, 'pageNo' | 'pageSize' | 'sortField' | 'sortOrder'>;

/** Visits read so far, of all that will be; null where the server does not say it. */
export type Progress = { done: number; total: number | null };

/** What the back office does with visits; visitors' pages write them (`public/record-visit.ts`), or the server does. */
export const accessLogApi = {
  name: NAME,
  page: pagedList(NAME, AccessLog, 'GET /access-log/get'),
  /** Null where the visit does not exist. */
  one: (id: Id) =>
    queryOptions<AccessLog | null>({
      queryKey: [NAME, 'one', String(id)],
      queryFn: ({ signal }) =>
        request(v.nullable(AccessLog), {
          ...toRequest('GET /access-log/details'),
          data: { id },
          signal,
        }).catch((error: unknown) => {
          if (isNotFound(error)) return null;
          throw error;
        }),
    }),
  /** Visits per day, page and region; the log is read page by page, only the sums are kept. */
  tally: (filters: VisitFilters, onProgress: (progress: Progress) => void) =>
    queryOptions({
      queryKey: [NAME, 'tally', filters],
      queryFn: async ({ signal }) => {
        let total: number | null = 0;
        const rows = await readAll({
          readPage: (place) => {
            const data = {
              ...filters,
              sortField: 'createTime',
              sortOrder: 'desc',
              ...place,
            } as const;
            const call = toRequest('GET /access-log/get');
            return request(pageOf(AccessLog, data), { ...call, data, signal });
          },
          pageSize: VISITS_AT_ONCE,
          limit: MAX_COUNTED,
          signal,
          onProgress: (done, all) => {
            total = all;
            onProgress({ done, total: all === null ? null : Math.min(all, MAX_COUNTED) });
          },
        });
        return tallyVisits({ rows, total }, { from: filters.from, to: filters.to, signal });
      },
      // Counting a long log is expensive.
      staleTime: 60_000,
    }),
  remove: () =>
    mutationOptions({
      mutationKey: [NAME, 'remove'],
      mutationFn: (id: Id) =>
        request(v.unknown(), { ...toRequest('DELETE /access-log/delete'), query: { id } }),
      meta: { invalidates: [NAME] },
    }),
};
