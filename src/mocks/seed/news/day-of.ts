/** The default number of news items. */
export const NEWS_COUNT = 120;

/** The first items, which are published in the future. */
export const SCHEDULED = 4;

/** Day of publication of the news at `index` of `count`, in days from the base day; at most ten years back. */
export function dayOf(index: number, count: number): number {
  if (index < SCHEDULED) return 2 + (SCHEDULED - index) * 3;
  return -1 - Math.floor((index - SCHEDULED) * Math.min(4, 3650 / count));
}
