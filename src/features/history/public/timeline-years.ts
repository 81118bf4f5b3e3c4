import type { HistoryEntry } from '../schema.ts';

/** The fields that the timeline shows. The values of a form fit as well. */
export type TimelineEntry = Pick<
  HistoryEntry,
  'date' | 'title' | 'description' | 'image' | 'sort'
> &
  Partial<Pick<HistoryEntry, 'id'>>;

/**
 * Newest first; a whole year comes after its months, a month after its days. Equal dates are in the
 * order of `sort`.
 */
export function byTime(one: TimelineEntry, other: TimelineEntry): number {
  if (one.date === other.date) return one.sort - other.sort;
  return one.date < other.date ? 1 : -1;
}

/** Sorted newest first and grouped by year. */
export function timelineYears<T extends TimelineEntry>(entries: T[]): [year: string, T[]][] {
  return [...Map.groupBy(entries.toSorted(byTime), ({ date }) => date.slice(0, 4))];
}
