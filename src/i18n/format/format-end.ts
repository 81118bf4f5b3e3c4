import { serverDay } from '#src/lib/time/calendar-date.ts';
import { isDayEnd } from '#src/lib/time/date-time.ts';
import { formatDateTime } from './format-date-time.ts';
import { formatDay } from './format-day.ts';
import { formatDate } from './format.ts';

/** The date of an end. The end of a whole day reads as the server's day in every time zone. */
export function formatEndDay(iso: string): string {
  return isDayEnd(iso) ? formatDay(serverDay(Date.parse(iso))) : formatDate(iso);
}

/** The same with the time, except for a whole day. */
export function formatEndTime(iso: string): string {
  return isDayEnd(iso) ? formatEndDay(iso) : formatDateTime(iso);
}
