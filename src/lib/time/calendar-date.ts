const CHINA = 8 * 3_600_000;
const LENGTHS = { year: 4, month: 7, day: 10 } as const;

export type DatePrecision = keyof typeof LENGTHS;

/** True for an existing date as YYYY, YYYY-MM or YYYY-MM-DD from 1900 to 2099. */
export function isCalendarDate(text: string): boolean {
  if (!/^(19|20)\d{2}(-\d{2}){0,2}$/.test(text)) return false;
  const date = new Date(text);
  // `Date` parses `2018-02-30` as a day in March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Precision of a YYYY, YYYY-MM or YYYY-MM-DD; null for any other text. */
export function precisionOf(text: string): DatePrecision | null {
  if (!isCalendarDate(text)) return null;
  if (text.length === LENGTHS.year) return 'year';
  return text.length === LENGTHS.month ? 'month' : 'day';
}

/** Shortens YYYY-MM-DD to a precision. */
export function cutDate(day: string, precision: DatePrecision): string {
  return day.slice(0, LENGTHS[precision]);
}

/** Day (YYYY-MM-DD) in the server's time zone (+08:00). */
export function serverDay(moment: Date | number): string {
  return new Date(Number(moment) + CHINA).toISOString().slice(0, LENGTHS.day);
}
