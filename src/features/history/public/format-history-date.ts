import { formatPublicDate } from '#src/i18n/format.ts';
import { currentLanguage } from '#src/i18n/i18n.ts';
import { LANGUAGES } from '#src/i18n/languages.ts';
import { precisionOf } from '#src/lib/calendar-date.ts';

/**
 * A date as exact as it is known: `2018年8月8日`, `2018年9月`, `2018年`; `08 Aug 2018`, `Sep 2018`,
 * `2018`. What is no date stands as it came.
 */
export function formatHistoryDate(date: string): string {
  const precision = precisionOf(date);
  if (precision === null) return date;
  if (precision === 'day') return formatPublicDate(`${date}T00:00+08:00`);
  const month = precision === 'month' ? ({ month: 'short' } as const) : {};
  return formatter({ year: 'numeric', ...month }).format(new Date(date));
}

/** The same below its year: `8月8日`, `9月`; `Aug 8`, `Sep`; '' where only the year is known. */
export function formatWithinYear(date: string): string {
  const precision = precisionOf(date);
  if (precision === null || precision === 'year') return '';
  const day = precision === 'day' ? ({ day: 'numeric' } as const) : {};
  return formatter({ month: 'short', ...day }).format(new Date(date));
}

/** A date without time is midnight in UTC. */
function formatter(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const { code } = LANGUAGES[currentLanguage()].numberFormat;
  return new Intl.DateTimeFormat(code, { ...options, timeZone: 'UTC' });
}
