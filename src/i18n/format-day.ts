import { formatDate } from './format.ts';

/** A day (YYYY-MM-DD or ''), in the same format as a date. */
export function formatDay(day: string): string {
  return day === '' ? '' : formatDate(`${day}T00:00`);
}
