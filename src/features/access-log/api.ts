import { mutationOptions, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { orAbsent } from '#src/api/client/absent-lists.ts';
import { request, toRequest } from '#src/api/client/client.ts';
import type { Id } from '#src/api/fields/fields.ts';
import { pageOf, type PageQuery } from '#src/api/records/page.ts';
import { pagedList } from '#src/api/records/queries.ts';
import { LARGEST_PAGE } from '#src/api/records/turn-pages.ts';
import { isNotFound } from '#src/lib/errors/api-error.ts';
import { readAll } from '#src/lib/records/read-all.ts';
import { AccessLog } from './schema.ts';
import { createTally, MAX_COUNTED, type Tally } from './tally.ts';

const NAME = 'access-log';
const LIST = 'GET /access-log/get';
/** Page size of the requests that read the log for the statistics. */
const VISITS_AT_ONCE = Math.min(1000, LARGEST_PAGE);

/** Fields that can be filtered by an exact value, which is chosen in the details or in a chart. */
export const EXACT_FILTERS = ['path', 'region', 'ip', 'username'] as const;

/** Filters and keyword of the list. */
export type VisitFilters = Omit<PageQuery, 'pageNo' | 'pageSize' | 'sortField' | 'sortOrder'>;

/** Number of visits read so far, and of all that will be read; null if the server does not report it. */
export type Progress = { done: number; total: number | null };

type TallyOptions = { onProgress?: (progress: Progress) => void; maxPages?: number };

/** Calls of the back office. Visits are written by the public pages (`public/record-visit.ts`) or by the server. */
export const accessLogApi = {
  name: NAME,
  page: pagedList(NAME, AccessLog, LIST),
  /** Null if the visit does not exist. */
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
  /** Visits of the site per day, page and region. Every number of visits that the back office says is read here. */
  tally: tallyQuery,
  remove: () =>
    mutationOptions({
      mutationKey: [NAME, 'remove'],
      mutationFn: (id: Id) =>
        request(v.unknown(), { ...toRequest('DELETE /access-log/delete'), query: { id } }),
      meta: { invalidates: [NAME] },
    }),
};

/**
 * Query that counts visits. It reads the log page by page, newest first, and caches only the totals. During the first
 * read, its data is the count so far. Pages that editors open count where the filters ask for a page, a person or a
 * word; then the visits of the list are counted.
 * @param options.maxPages reads no more pages, however few visits the server sends on each
 */
function tallyQuery(filters: VisitFilters, { onProgress, maxPages = Infinity }: TallyOptions = {}) {
  const queryKey = [NAME, 'tally', filters, maxPages];
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }): Promise<Tally> => {
      const { from, to, path, username, keyword } = filters;
      const withBackstage = [path, username, keyword].some(Boolean);
      const tally = createTally({ from, to, withBackstage, signal });
      const isFirst = client.getQueryData(queryKey) === undefined;
      const seen = new Set<string>();
      let total: number | null = 0;
      let pages = 0;
      let most = 0;
      let isMore = false;
      await readAll({
        readPage: async (place) => {
          const data = {
            ...filters,
            sortField: 'createTime',
            sortOrder: 'desc',
            ...place,
          } as const;
          const schema = pageOf(AccessLog, data);
          const reading = request(schema, { ...toRequest(LIST), data, signal });
          const page = await orAbsent(LIST, reading, { rows: [], dropped: 0, total: 0 });
          pages += 1;
          // New visits can move a visit to the next page, where it would be counted twice.
          const fresh = page.rows.filter(({ id }) => !seen.has(String(id)));
          await tally.add(fresh);
          most = Math.max(most, page.rows.length + page.dropped);
          // Without a total, a page that is not full, or was sent before, is the last one.
          isMore = fresh.length > 0 && page.rows.length + page.dropped === most;
          for (const { id } of page.rows) seen.add(String(id));
          if (isFirst) client.setQueryData(queryKey, tally.result({ total, isPartial: true }));
          return page;
        },
        pageSize: VISITS_AT_ONCE,
        limit: MAX_COUNTED,
        maxPages,
        signal,
        onProgress: (done, all) => {
          total = all;
          onProgress?.({ done, total: all === null ? null : Math.min(all, MAX_COUNTED) });
        },
      });
      const isCut = pages >= maxPages && (total !== null || isMore);
      return tally.result({ total, ...(isCut && { isCut }) });
    },
    // Counting a long log is expensive.
    staleTime: 60_000,
  });
}
