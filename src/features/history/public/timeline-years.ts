import type { HistoryEntry } from '../schema.ts';

/** What of an entry stands on the timeline. A form's values fit as well. */
export type TimelineEntry = Pick<
  HistoryEntry,
  'date' | 'title' | 'description' | 'image' | 'sort'
> &
  Partial<Pick<HistoryEntry, 'id'>>;

/** Newest first; a year as a whole after its months, a month after its days; then the editors' order. */
export function byTime(one: TimelineEntry, other: TimelineEntry): number {
  if (one.date === other.date) return one.sort - other.sort;
  return one.date < other.date ? 1 : -1;
}

/** Entries newest first, under their years. */
export function timelineYears<T extends TimelineEntry>(entries: T[]): [year: string, T[]][] {
  return [...Map.groupBy(entries.toSorted(byTime), ({ date }) => date.slice(0, 4))];
}
