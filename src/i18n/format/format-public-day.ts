import { precisionOf } from '#src/lib/time/calendar-date.ts';
import { formatPublicDate, locale } from './format.ts';
import { currentLanguage } from '#src/i18n/i18n.ts';

/**
 * Formats a year, month or day for visitors: `2018年8月8日`, `2018年9月`, `2018年`; `08 Aug 2018`, `Sep 2018`, `2018`.
 * Returns anything else unchanged.
 */
export function formatPublicDay(date: string): string {
  const precision = precisionOf(date);
  if (precision === null) return date;
  if (precision === 'day') return formatPublicDate(`${date}T00:00+08:00`);
  const month = precision === 'month' ? ({ month: 'short' } as const) : {};
  // In UTC, as `new Date` reads a date without a time as midnight there.
  return new Intl.DateTimeFormat(locale(), { year: 'numeric', ...month, timeZone: 'UTC' }).format(
    new Date(date),
  );
}

/** The part below the year: `8月8日`, `9月`; `08 Aug`, `Sep`; '' for a whole year. */
export function formatWithinYear(date: string): string {
  const precision = precisionOf(date);
  if (precision === null || precision === 'year') return '';
  const whole = formatPublicDay(date);
  // Drops the year with its sign (cn), or with the blank before it (en).
  return currentLanguage() === 'cn' ? whole.slice(5) : whole.slice(0, -5);
}
