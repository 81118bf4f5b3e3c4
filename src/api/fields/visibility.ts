import { isShown } from './status.ts';
import type { Status } from './status.ts';

/** Optional times of a record; '' is none. */
type Timed = {
  status: Status | null;
  publishTime?: string;
  startTime?: string;
  endTime?: string;
  expireTime?: string;
};

/**
 * True for a shown record within its publish period. Servers may send others, so public pages check
 * every record.
 */
export function isVisibleNow(record: Timed, now: number): boolean {
  const begin = record.publishTime || record.startTime;
  const end = record.expireTime || record.endTime;
  if (begin && Date.parse(begin) > now) return false;
  if (end && Date.parse(end) <= now) return false;
  return isShown(record);
}
