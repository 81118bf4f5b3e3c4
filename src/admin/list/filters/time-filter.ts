import type { Id } from '#src/api/fields.ts';
import type { PageQuery } from '#src/api/page.ts';
import type { pagedList } from '#src/api/queries.ts';
import { currentTime } from '#src/lib/time/clock.ts';
import { isSame } from '#src/lib/records/is-same.ts';
import { readAll } from '#src/lib/records/read-all.ts';
import { timeState } from '#src/lib/time/time-state.ts';

/** Values of the filter `time`: not begun, ends within `SOON_DAYS`, ended. */
export const TIMES = ['scheduled', 'soon', 'over'] as const;
export type TimeValue = (typeof TIMES)[number];

export const SOON_DAYS = 30;
const SOON = SOON_DAYS * 86_400_000;

/** When visitors see a record; ISO times, '' for open. */
export type Period = { start: string; end: string };

/** Whether a period fits the filter's value. */
export function isAtTime(value: TimeValue, { start, end }: Period, now = currentTime()): boolean {
  const state = timeState(start, end, now);
  if (value === 'soon') return state === 'running' && Date.parse(end) <= now + SOON;
  return state === value;
}

export function isTimeValue(value: unknown): value is TimeValue {
  return TIMES.some((time) => time === value);
}

type TimeOptions<T> = {
  periodOf: (record: T) => Period;
  /** Limits what is read for a value, where the server has a filter for it. */
  narrow?: (value: TimeValue) => Omit<PageQuery, 'pageNo' | 'pageSize'>;
};

/**
 * Adds the filter `time` to a list that the server pages but cannot filter so: with it, all matching
 * records are read, and filtered and paged here. Any other query goes to the server as it is.
 */
export function withTimeFilter<T extends { id: Id }>(
  page: ReturnType<typeof pagedList<T>>,
  { periodOf, narrow = () => ({}) }: TimeOptions<T>,
): ReturnType<typeof pagedList<T>> {
  return (query) => {
    const { time, ...others } = query;
    if (!isTimeValue(time)) return page(others);
    return {
      ...page(query),
      initialData: undefined,
      queryFn: async ({ client, signal }) => {
        const readRows = async (): Promise<T[]> => {
          const narrowed = narrow(time);
          const rows = await readAll({
            readPage: (place) =>
              client.fetchQuery({
                ...page({ ...narrowed, ...others, ...place }),
                staleTime: 0,
                gcTime: 0,
              }),
            signal,
            onProgress: () => {},
          });
          // The first answer may have corrected a wrong clock.
          return isSame(narrow(time), narrowed) ? rows : readRows();
        };
        const found = (await readRows()).filter((row) => isAtTime(time, periodOf(row)));
        const start = (query.pageNo - 1) * query.pageSize;
        return {
          rows: found.slice(start, start + query.pageSize),
          dropped: 0,
          total: found.length,
        };
      },
    };
  };
}
