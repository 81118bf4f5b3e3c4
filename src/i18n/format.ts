import { serverDay } from '#src/lib/calendar-date.ts';
import { currentLanguage } from './i18n.ts';
import { LANGUAGES } from './languages.ts';

// The specification's forms (I6). Everything takes ISO 8601 as the API layer hands it out. The browser
// knows the names of months: dayjs, which the date pickers need, does not weigh on every page.
export const INVALID_DATE = 'Invalid date';

/** The code of the language in use, for `Intl`. */
export const locale = () => LANGUAGES[currentLanguage()].numberFormat.code;

/** A formatter of `Intl` for each language, made once: making one takes longer than using it for a whole list. */
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

/** The parts of a day as its reader's clock has it, two digits each, and the month's short name. */
export function dateParts(date: Date) {
  return {
    year: String(date.getFullYear()),
    month: twoDigits(date.getMonth() + 1),
    monthName: monthNames().format(date),
    day: twoDigits(date.getDate()),
    time: `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`,
  };
}

/** '' for no date, 'Invalid date' for no real one. */
export function formatWith(
  iso: string,
  format: (parts: ReturnType<typeof dateParts>) => string,
): string {
  if (iso === '') return '';
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? INVALID_DATE : format(dateParts(date));
}

/** `20 Nov 2026`: DD MMM YYYY. */
export function formatDate(iso: string): string {
  return formatWith(iso, ({ day, monthName, year }) => `${day} ${monthName} ${year}`);
}

/**
 * As visitors read it: 2026年11月20日 in Chinese, 20 Nov 2026 in English. The day is the server's, so that
 * a prerendered page is right for every reader, wherever they are. Without `Intl`, whose first date takes
 * 20 ms.
 */
export function formatPublicDate(iso: string): string {
  const time = Date.parse(iso);
  if (iso === '') return '';
  if (Number.isNaN(time)) return INVALID_DATE;
  const date = serverDay(time);
  const [year = '', month = '', day = ''] = date.split('-');
  if (currentLanguage() === 'cn') return `${year}年${Number(month)}月${Number(day)}日`;
  // `Sat, 21 Nov 2026 00:00:00 GMT`, always in English.
  return new Date(date).toUTCString().slice(5, 16);
}

/** `12,345` as the language writes it. Both write the small ones alike: no first use of `Intl` for them. */
export function formatNumber(value: number): string {
  if (Number.isInteger(value) && Math.abs(value) < 1000) return String(value);
  return numbers().format(value);
}
