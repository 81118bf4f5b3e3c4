import { isShown } from './status.ts';

/** The times a record may carry: when it begins to show, and when that is over. '' is none. */
type Timed = {
  status: number;
  publishTime?: string;
  startTime?: string;
  endTime?: string;
  expireTime?: string;
};

/**
 * True where visitors may see the record now: shown, its publish or start time reached, its end
 * not. Servers may send more than that; public pages ask this of every record.
 */
export function isVisibleNow(record: Timed, now: number): boolean {
  const begin = record.publishTime || record.startTime;
  const end = record.expireTime || record.endTime;
  if (begin && Date.parse(begin) > now) return false;
  if (end && Date.parse(end) <= now) return false;
  return isShown(record);
}
