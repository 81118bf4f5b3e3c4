import { precisionOf } from '#src/lib/time/calendar-date.ts';
import { formatDate } from './format.ts';
import { currentLanguage } from '#src/i18n/i18n.ts';

/** Lengths of `20 Nov 2026`, `Nov 2026` and `2026`. */
const LENGTHS = { day: 11, month: 8, year: 4 };

/**
 * A year, month or day (YYYY, YYYY-MM, YYYY-MM-DD): the same in Chinese, `20 Nov 2026`, `Nov 2026`, `2026` in
 * English. Anything else is returned unchanged.
 */
export function formatDay(date: string): string {
  const precision = precisionOf(date);
  if (precision === null || currentLanguage() === 'cn') return date;
  return formatDate(`${date.padEnd(10, '-01')}T00:00`).slice(-LENGTHS[precision]);
}
