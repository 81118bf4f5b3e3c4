import type { Announcement } from './schema.ts';

/** Of a server without times of publication the day on which it was written. */
const timeOf = ({ publishTime, createTime }: Announcement) => publishTime || createTime;

/**
 * Comparator: pinned first, then newest. Times are ISO 8601; comparing them with `<` is ten times
 * as fast as `localeCompare`.
 */
export function byUrgency(a: Announcement, b: Announcement): number {
  const isLater = Number(timeOf(b) > timeOf(a)) - Number(timeOf(b) < timeOf(a));
  return Number(b.pinned) - Number(a.pinned) || isLater;
}
