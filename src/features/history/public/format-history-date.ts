import { formatPublicDate } from '#src/i18n/format.ts';
import { currentLanguage } from '#src/i18n/i18n.ts';
import { LANGUAGES } from '#src/i18n/languages.ts';
import { precisionOf } from '#src/lib/calendar-date.ts';

/**
 * Formats a year, month or day: `2018年8月8日`, `2018年9月`, `2018年`; `08 Aug 2018`, `Sep 2018`, `2018`.
 * Returns anything else unchanged.
 */
export function formatHistoryDate(date: string): string {
  const precision = precisionOf(date);
  if (precision === null) return date;
  if (precision === 'day') return formatPublicDate(`${date}T00:00+08:00`);
  const month = precision === 'month' ? ({ month: 'short' } as const) : {};
  return formatter({ year: 'numeric', ...month }).format(new Date(date));
}

/** The part below the year: `8月8日`, `9月`; `Aug 8`, `Sep`; '' for a whole year. */
export function formatWithinYear(date: string): string {
  const precision = precisionOf(date);
  if (precision === null || precision === 'year') return '';
  const day = precision === 'day' ? ({ day: 'numeric' } as const) : {};
  return formatter({ month: 'short', ...day }).format(new Date(date));
}

/** In UTC, as `new Date` reads a date without a time as midnight there. */
function formatter(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const { code } = LANGUAGES[currentLanguage()].numberFormat;
  return new Intl.DateTimeFormat(code, { ...options, timeZone: 'UTC' });
}
