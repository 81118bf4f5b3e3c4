import { mutationOptions, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { request, toRequest } from '#src/api/client.ts';
import type { Id } from '#src/api/fields.ts';
import { pageOf } from '#src/api/page.ts';
import type { PageQuery } from '#src/api/page.ts';
import { pagedList } from '#src/api/resource.ts';
import { isNotFound } from '#src/lib/api-error.ts';
import { AccessLog } from './schema.ts';
import { tallyVisits } from './tally.ts';

const NAME = 'access-log';
const EVERYTHING = { pageNo: 1, pageSize: Number.MAX_SAFE_INTEGER };

/** The list's filters and its keyword. */
export type VisitFilters = Omit<PageQuery, 'pageNo' | 'pageSize' | 'sortField' | 'sortOrder'>;

/** Visits are written by the server alone. */
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
  /** Visits per day, page and region; the log is read whole, only the sums are kept. */
  tally: (filters: VisitFilters) =>
    queryOptions({
      queryKey: [NAME, 'tally', filters],
      queryFn: async ({ signal }) => {
        const all = await request(pageOf(v.unknown(), EVERYTHING), {
          ...toRequest('GET /access-log/get'),
          data: filters,
          signal,
        });
        return tallyVisits(all, { from: filters.from, to: filters.to, signal });
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
