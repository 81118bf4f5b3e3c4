import * as v from 'valibot';
import { dateTime, text } from '#src/api/fields.ts';
import type { Page } from '#src/api/page.ts';
import { serverDay } from '#src/lib/calendar-date.ts';

/** How many visits something had: a day as YYYY-MM-DD, a page's path, a region's name. */
export type VisitCount = { name: string; visits: number };

/** The visits of a period, summed up. */
export type Tally = {
  /** Visits counted. */
  total: number;
  /** Visits the server has but did not send, or sent unreadably. */
  missing: number;
  /** First and last day that has visits, '' where none has. */
  from: string;
  to: string;
  /** Every day up to the last one, at most `MOST_DAYS`, those without visits included. */
  days: VisitCount[];
  /** The most visited first. */
  pages: VisitCount[];
  regions: VisitCount[];
};

/** More bars than these have no room. */
export const MOST_DAYS = 90;
const DAY = 86_400_000;
const SLICE = 500;

const Visit = v.object({ path: text, region: text, createTime: dateTime });

type TallyOptions = {
  /** First and last day asked for; some servers answer with more. */
  from?: string | number | undefined;
  to?: string | number | undefined;
  signal: AbortSignal;
};

/**
 * Sums visits up, a slice at a time with pauses between, so that a log of any length leaves the page
 * usable meanwhile.
 * @throws the signal's reason when aborted.
 */
export async function tallyVisits(all: Page<unknown>, options: TallyOptions): Promise<Tally> {
  const { from = '', to = '', signal } = options;
  const days = new Map<string, number>();
  const pages = new Map<string, number>();
  const regions = new Map<string, number>();
  let total = 0;
  let outside = 0;

  for (let start = 0; start < all.rows.length; start += SLICE) {
    for (const row of all.rows.slice(start, start + SLICE)) {
      const visit = v.safeParse(Visit, row);
      if (!visit.success || visit.output.createTime === '') continue;
      const day = serverDay(Date.parse(visit.output.createTime));
      if ((from !== '' && day < `${from}`) || (to !== '' && day > `${to}`)) {
        outside += 1;
        continue;
      }
      total += 1;
      add(days, day);
      add(pages, visit.output.path);
      add(regions, visit.output.region);
    }
    await pause();
    signal.throwIfAborted();
  }

  const known = [...days.keys()].toSorted();
  const first = known[0] ?? '';
  const last = known.at(-1) ?? '';
  return {
    total,
    missing: Math.max(0, all.total - total - outside),
    from: first,
    to: last,
    days: daysBetween(first, last).map((name) => ({ name, visits: days.get(name) ?? 0 })),
    pages: mostFirst(pages),
    regions: mostFirst(regions),
  };
}

function add(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

function mostFirst(counts: Map<string, number>): VisitCount[] {
  return [...counts]
    .map(([name, visits]) => ({ name, visits }))
    .toSorted((one, other) => other.visits - one.visits);
}

/** All days from the first to the last; of very many the last. */
function daysBetween(first: string, last: string): string[] {
  if (first === '') return [];
  const end = Date.parse(last);
  const count = Math.min(MOST_DAYS, (end - Date.parse(first)) / DAY + 1);
  return Array.from({ length: count }, (_none, index) =>
    new Date(end - (count - 1 - index) * DAY).toISOString().slice(0, 10),
  );
}

/** Lets the browser do what waits: draw, scroll, react to keys. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
