import { serverDay } from '#src/lib/time/calendar-date.ts';
import { pause } from '#src/lib/time/pause.ts';
import type { AccessLog } from './schema.ts';

/** Number of visits of a day (YYYY-MM-DD), a path or a region. */
export type VisitCount = { name: string; visits: number };

export type Tally = {
  /** True while more visits are being read. */
  isPartial: boolean;
  total: number;
  /** Number of distinct IP addresses. */
  visitors: number;
  /** Average in milliseconds of the visits that have a duration; null if none has. */
  averageDuration: number | null;
  /** Number of visits that the server did not send or that could not be read. */
  missing: number;
  /** Number of visits that are older than those that were read; null if there are some, and the server does not count. */
  older: number | null;
  /** Number of visits of the back office, which are in no other number. */
  backstage: number;
  /** First and last day with visits; '' if there are none. */
  from: string;
  to: string;
  /** Every day up to the last one, at most `MAX_DAYS`, including those without visits. */
  days: VisitCount[];
  /** Most visited first. */
  pages: VisitCount[];
  regions: VisitCount[];
};

/** Maximum number of visits in the statistics; the newest count. */
export const MAX_COUNTED = 20_000;

/** Maximum number of days in the chart; more bars would not fit. */
export const MAX_DAYS = 90;
const DAY = 86_400_000;
const SLICE = 500;

type TallyOptions = {
  /** First and last day that count, because some servers send more than was requested. */
  from?: string | number | undefined;
  to?: string | number | undefined;
  /** Whether pages of the back office count as others do; by default they are counted apart. */
  withBackstage?: boolean;
  signal: AbortSignal;
};

/**
 * Counts visits as they are read, in slices with pauses, so that a long log does not block the page.
 * @returns `add` counts rows; `result` returns the count so far
 */
export function createTally(options: TallyOptions) {
  const { from = '', to = '', withBackstage = false, signal } = options;
  const days = new Map<string, number>();
  const pages = new Map<string, number>();
  const regions = new Map<string, number>();
  const visitors = new Set<string>();
  const durations = { sum: 0, count: 0 };
  let read = 0;
  let total = 0;
  let outside = 0;
  let backstage = 0;

  function count({ path, region, ip, duration, createTime }: AccessLog): void {
    if (createTime === '') return;
    const day = serverDay(Date.parse(createTime));
    if ((from !== '' && day < `${from}`) || (to !== '' && day > `${to}`)) {
      outside += 1;
      return;
    }
    if (!withBackstage && isBackstagePath(path)) {
      backstage += 1;
      return;
    }
    total += 1;
    add(days, day);
    add(pages, path);
    add(regions, region);
    if (ip !== '') visitors.add(ip);
    if (duration !== null) {
      durations.sum += duration;
      durations.count += 1;
    }
  }

  return {
    /** @throws the signal's reason when aborted. */
    add: async (rows: readonly AccessLog[]): Promise<void> => {
      read += rows.length;
      for (let start = 0; start < rows.length; start += SLICE) {
        for (const row of rows.slice(start, start + SLICE)) count(row);
        await pause();
        signal.throwIfAborted();
      }
    },
    /**
     * @param log number of visits in the log, null if unknown; `isPartial` until all rows are added; `isCut` if older
     * visits were left unread
     */
    result: (log: { total: number | null; isPartial?: boolean; isCut?: boolean }): Tally => {
      const { isPartial = false, isCut = read >= MAX_COUNTED } = log;
      // Without a known total, no visit counts as missing.
      const asked = log.total ?? read;
      const uncounted = log.total === null ? null : asked - read;
      const older = isCut ? uncounted : 0;
      const sortedDays = [...days.keys()].toSorted();
      const first = sortedDays[0] ?? '';
      const last = sortedDays.at(-1) ?? '';
      return {
        isPartial,
        total,
        visitors: visitors.size,
        averageDuration: durations.count > 0 ? Math.round(durations.sum / durations.count) : null,
        missing: isPartial ? 0 : Math.max(0, asked - (older ?? 0) - total - outside - backstage),
        older: isPartial ? 0 : older,
        backstage,
        from: first,
        to: last,
        days: daysBetween(first, last).map((name) => ({ name, visits: days.get(name) ?? 0 })),
        pages: mostFirst(pages),
        regions: mostFirst(regions),
      };
    },
  };
}

function isBackstagePath(path: string): boolean {
  return /^\/(backstage|auth)(\/|$)/.test(path);
}

function add(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

function mostFirst(counts: Map<string, number>): VisitCount[] {
  return [...counts]
    .map(([name, visits]) => ({ name, visits }))
    .toSorted((one, other) => other.visits - one.visits);
}

/** All days from the first to the last; of more than `MAX_DAYS`, the latest. */
function daysBetween(first: string, last: string): string[] {
  if (first === '') return [];
  const end = Date.parse(last);
  const count = Math.min(MAX_DAYS, (end - Date.parse(first)) / DAY + 1);
  return Array.from({ length: count }, (_none, index) =>
    new Date(end - (count - 1 - index) * DAY).toISOString().slice(0, 10),
  );
}
