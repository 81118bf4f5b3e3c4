const CHINA = 8 * 3_600_000;
const LENGTHS = { year: 4, month: 7, day: 10 } as const;

/** How exactly a date is known. */
export type DatePrecision = keyof typeof LENGTHS;

/** True for a real YYYY, YYYY-MM or YYYY-MM-DD from 1900 to 2099 (I6). */
export function isCalendarDate(text: string): boolean {
  if (!/^(19|20)\d{2}(-\d{2}){0,2}$/.test(text)) return false;
  const date = new Date(text);
  // `2018-02-30` is read as a day in March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** How exact a YYYY, YYYY-MM or YYYY-MM-DD is; null where the text is none of these. */
export function precisionOf(text: string): DatePrecision | null {
  if (!isCalendarDate(text)) return null;
  if (text.length === LENGTHS.year) return 'year';
  return text.length === LENGTHS.month ? 'month' : 'day';
}

/** What is left of YYYY-MM-DD at this precision. */
export function cutDate(day: string, precision: DatePrecision): string {
  return day.slice(0, LENGTHS[precision]);
}

/** The day of a moment in the server's time (+08:00), as YYYY-MM-DD. */
export function serverDay(moment: Date | number): string {
  return new Date(Number(moment) + CHINA).toISOString().slice(0, LENGTHS.day);
}
