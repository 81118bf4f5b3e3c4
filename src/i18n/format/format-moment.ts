import { currentTime } from '#src/lib/time/clock.ts';
import { formatDateTime } from './format-date-time.ts';
import { formatTime } from './format.ts';

/** Date and time of an instant in epoch milliseconds; only the time for today. */
export function formatMoment(at: number): string {
  const date = new Date(at);
  const isToday = date.toDateString() === new Date(currentTime()).toDateString();
  const iso = date.toISOString();
  return isToday ? formatTime(iso) : formatDateTime(iso);
}
