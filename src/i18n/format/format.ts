import { serverDay } from '#src/lib/time/calendar-date.ts';
import { INVALID_DATE } from '#src/lib/time/date-time.ts';
import { currentLanguage } from '#src/i18n/i18n.ts';
import { LANGUAGES } from '#src/i18n/languages.ts';

// Formats of the specification, from ISO 8601 strings. Uses `Intl` for month names, because dayjs
// (needed by the pickers) is too large for every page.

/** Locale code of the current language, for `Intl`. */
export const locale = () => LANGUAGES[currentLanguage()].numberFormat.code;

/**
 * Caches one `Intl` formatter per language: creating one takes longer than formatting a whole list.
 */
export function formatterFor<Formatter>(make: (locale: string) => Formatter): () => Formatter {
  const made = new Map<string, Formatter>();
  return () => {
    const code = locale();
    const formatter = made.get(code) ?? make(code);
    made.set(code, formatter);
    return formatter;
  };
}

const monthNames = formatterFor((code) => new Intl.DateTimeFormat(code, { month: 'short' }));
const numbers = formatterFor((code) => new Intl.NumberFormat(code));
const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Local date parts with two digits each. */
export function dateParts(date: Date) {
  return {
    year: String(date.getFullYear()),
    month: twoDigits(date.getMonth() + 1),
    day: twoDigits(date.getDate()),
    time: `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`,
  };
}

/** '' for '', 'Invalid date' for an invalid one. */
function formatWith(iso: string, format: (date: Date) => string): string {
  if (iso === '') return '';
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? INVALID_DATE : format(date);
}

/** `2026-11-20` in Chinese, `20 Nov 2026` in English. */
export function formatDate(iso: string): string {
  return formatWith(iso, (date) => {
    const { year, month, day } = dateParts(date);
    if (currentLanguage() === 'cn') return `${year}-${month}-${day}`;
    return `${day} ${monthNames().format(date)} ${year}`;
  });
}

/** `14:32`. */
export function formatTime(iso: string): string {
  return formatWith(iso, (date) => dateParts(date).time);
}

/**
 * 2026年11月4日 in Chinese, 04 Nov 2026 in English, for visitors. In the server's time zone, so that prerendered
 * pages are right everywhere; without `Intl`, whose first date takes 20 ms.
 */
export function formatPublicDate(iso: string): string {
  const time = Date.parse(iso);
  if (iso === '') return '';
  if (Number.isNaN(time)) return INVALID_DATE;
  const date = serverDay(time);
  const [year = '', month = '', day = ''] = date.split('-');
  if (currentLanguage() === 'cn') return `${year}年${Number(month)}月${Number(day)}日`;
  // `Wed, 04 Nov 2026 00:00:00 GMT`, always in English.
  return new Date(date).toUTCString().slice(5, 16);
}

/** `12,345`. Integers are the same in both languages and skip `Intl`, whose first use takes 15 ms on a fast computer. */
export function formatNumber(value: number): string {
  if (Number.isSafeInteger(value)) return String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return numbers().format(value);
}
