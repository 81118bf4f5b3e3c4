import type { HistoryEntry } from '../schema.ts';

type TimelineEntry = Pick<HistoryEntry, 'date' | 'sort'>;

/**
 * Sort order: newest first. A whole year comes after its months, a month after its days. Equal dates are in the order
 * of `sort`.
 */
function byTime(one: TimelineEntry, other: TimelineEntry): number {
  if (one.date === other.date) return one.sort - other.sort;
  return one.date < other.date ? 1 : -1;
}

/** Groups entries by year, newest first. */
export function timelineYears<T extends TimelineEntry>(entries: T[]): [year: string, T[]][] {
  return [...Map.groupBy(entries.toSorted(byTime), ({ date }) => date.slice(0, 4))];
}
