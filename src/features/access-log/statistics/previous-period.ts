import { precisionOf, serverDay } from '#src/lib/time/calendar-date.ts';
import { currentTime } from '#src/lib/time/clock.ts';
import type { VisitFilters } from '../api.ts';

const DAY = 86_400_000;

/**
 * The period of the same length right before the one of the filters; null if they have no first day or are not
 * whole days. Without a last day, the period of the filters ends today.
 */
export function previousPeriod({ from, to }: VisitFilters): { from: string; to: string } | null {
  const first = String(from ?? '');
  const last = String(to ?? '') || serverDay(currentTime());
  if (precisionOf(first) !== 'day' || precisionOf(last) !== 'day' || first > last) return null;
  const start = Date.parse(first);
  const length = Date.parse(last) - start + DAY;
  const day = (time: number) => new Date(time).toISOString().slice(0, 'YYYY-MM-DD'.length);
  return { from: day(start - length), to: day(start - DAY) };
}
