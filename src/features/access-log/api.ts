import { mutationOptions, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { request, toRequest } from '#src/api/client/client.ts';
import type { Id } from '#src/api/fields/fields.ts';
import { pageOf } from '#src/api/records/page.ts';
import type { PageQuery } from '#src/api/records/page.ts';
import { pagedList } from '#src/api/records/queries.ts';
import { isNotFound } from '#src/lib/errors/api-error.ts';
import { readAll } from '#src/lib/records/read-all.ts';
import { AccessLog } from './schema.ts';
import { createTally, MAX_COUNTED } from './tally.ts';
import type { Tally } from './tally.ts';

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
  /** Visits per day, page and region, of all pages. */
  tally: (filters: VisitFilters, onProgress: (progress: Progress) => void) =>
    tallyQuery([NAME, 'tally', filters], filters, { onProgress }),
  /** The same of the site alone: what editors open is no measure of it. */
  siteTally: (days: { from: string; to: string }) =>
    tallyQuery([NAME, 'site', days], days, { isCounted: (path) => !isBackstagePath(path) }),
  remove: () =>
    mutationOptions({
      mutationKey: [NAME, 'remove'],
      mutationFn: (id: Id) =>
        request(v.unknown(), { ...toRequest('DELETE /access-log/delete'), query: { id } }),
      meta: { invalidates: [NAME] },
    }),
};

type TallyQueryOptions = {
  isCounted?: (path: string) => boolean;
  onProgress?: (progress: Progress) => void;
};

/**
 * The log is read page by page, the newest visits first, and only the sums are kept. While it is first read, the
 * query's data is what has been counted so far.
 */
function tallyQuery(queryKey: unknown[], filters: VisitFilters, options: TallyQueryOptions) {
  const { isCounted, onProgress } = options;
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }): Promise<Tally> => {
      const { from, to } = filters;
      const tally = createTally({ from, to, signal, ...(isCounted && { isCounted }) });
      const isFirst = client.getQueryData(queryKey) === undefined;
      const seen = new Set<string>();
      let total: number | null = 0;
      await readAll({
        readPage: async (place) => {
          const data = {
            ...filters,
            sortField: 'createTime',
            sortOrder: 'desc',
            ...place,
          } as const;
          const call = toRequest('GET /access-log/get');
          const page = await request(pageOf(AccessLog, data), { ...call, data, signal });
          // A visit that moved to the next page meanwhile is read twice.
          await tally.add(page.rows.filter(({ id }) => !seen.has(String(id))));
          for (const { id } of page.rows) seen.add(String(id));
          if (isFirst) client.setQueryData(queryKey, tally.result({ total, isPartial: true }));
          return page;
        },
        pageSize: VISITS_AT_ONCE,
        limit: MAX_COUNTED,
        signal,
        onProgress: (done, all) => {
          total = all;
          onProgress?.({ done, total: all === null ? null : Math.min(all, MAX_COUNTED) });
        },
      });
      return tally.result({ total });
    },
    // Counting a long log is expensive.
    staleTime: 60_000,
  });
}

function isBackstagePath(path: string): boolean {
  return /^\/(backstage|auth)(\/|$)/.test(path);
}
