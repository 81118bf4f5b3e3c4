import { isCalendarDate } from '#src/lib/calendar-date.ts';

const FIRST_DAY = '0000-01-01';

/**
 * A date made whole again: what it lacks comes from the whole date it had before, '' for none; else
 * it is the first month and day.
 */
export function wholeDate(date: string, before: string): string {
  const whole = date + (before || FIRST_DAY).slice(date.length);
  // 29 February of a year that has none.
  return isCalendarDate(whole) ? whole : date + FIRST_DAY.slice(date.length);
}
