import { precisionOf, serverDay } from '#src/lib/time/calendar-date.ts';
import { INVALID_DATE, isDayEnd } from '#src/lib/time/date-time.ts';
import { dateParts } from './format.ts';
import { currentLanguage } from '#src/i18n/i18n.ts';

// Dates in digits, in the order of date fields, filters and exported files.

/**
 * A year, month or day (YYYY, YYYY-MM, YYYY-MM-DD): the same in Chinese, `20/11/2026`, `11/2026` in English.
 * Anything else is returned unchanged.
 */
export function formatSplitDay(date: string): string {
  const isOther = currentLanguage() === 'cn' || precisionOf(date) === null;
  return isOther ? date : date.split('-').toReversed().join('/');
}

/** `2026-11-20 14:32` in Chinese, `20/11/2026 14:32` in English, '' for ''. */
export function formatSplitTime(iso: string): string {
  if (iso === '') return '';
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return INVALID_DATE;
  const { year, month, day, time } = dateParts(date);
  return `${formatSplitDay(`${year}-${month}-${day}`)} ${time}`;
}

/** The same for an end, without the time if it is the end of a whole day in the server's time zone. */
export function formatSplitEnd(iso: string): string {
  return isDayEnd(iso) ? formatSplitDay(serverDay(Date.parse(iso))) : formatSplitTime(iso);
}
