import { currentLanguage } from './i18n.ts';
import { LANGUAGES } from './languages.ts';

// The specification's forms (I6). Everything takes ISO 8601 as the API layer hands it out. The browser
// knows the names of months: dayjs, which the date pickers need, does not weigh on every page.
export const SPLIT_DATE = 'DD/MM/YYYY';
export const INVALID_DATE = 'Invalid date';

const locale = () => LANGUAGES[currentLanguage()].numberFormat.code;
const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The parts of a day as its reader's clock has it, two digits each, and the month's short name. */
export function dateParts(date: Date) {
  return {
    year: String(date.getFullYear()),
    month: twoDigits(date.getMonth() + 1),
    monthName: new Intl.DateTimeFormat(locale(), { month: 'short' }).format(date),
    day: twoDigits(date.getDate()),
    time: `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`,
  };
}

/** '' for no date, 'Invalid date' for no real one. */
function formatWith(iso: string, format: (parts: ReturnType<typeof dateParts>) => string): string {
  if (iso === '') return '';
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? INVALID_DATE : format(dateParts(date));
}

/** `20 Nov 2026`: DD MMM YYYY. */
export function formatDate(iso: string): string {
  return formatWith(iso, ({ day, monthName, year }) => `${day} ${monthName} ${year}`);
}

/** `20 Nov 2026 14:32`. */
export function formatDateTime(iso: string): string {
  return formatWith(iso, ({ day, monthName, year, time }) => `${day} ${monthName} ${year} ${time}`);
}

/** `20/11/2026`: DD/MM/YYYY. */
export function formatSplitDate(iso: string): string {
  return formatWith(iso, ({ day, month, year }) => `${day}/${month}/${year}`);
}

/** As visitors read it: 2026年11月20日 in Chinese, 20 Nov 2026 in English. */
export function formatPublicDate(iso: string): string {
  if (currentLanguage() !== 'cn' || Number.isNaN(Date.parse(iso))) return formatDate(iso);
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'long' }).format(new Date(iso));
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** `3小时前`, `in 2 days`; '' for no date. */
export function formatRelative(iso: string, now: number = Date.now()): string {
  if (iso === '') return '';
  const seconds = (Date.parse(iso) - now) / 1000;
  if (Number.isNaN(seconds)) return INVALID_DATE;
  const formatter = new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' });
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
  // Cut, not rounded: nobody says 60 minutes.
  return formatter.format(Math.trunc(seconds / size), unit);
}

/** `1.2万`, `12K`: a large number in the language's own steps, with up to two decimals. */
export function formatCompact(value: number): string {
  return new Intl.NumberFormat(locale(), {
    notation: 'compact',
    maximumFractionDigits: 2,
  }).format(value);
}

/** `12,345` as the language writes it. */
export function formatNumber(value: number): string {
  return new Intl.NumberFormat(locale()).format(value);
}

/** `4.1 MB`, `820 kB`: a file's size as people read it; number and unit stay in one line. */
export function formatFileSize(bytes: number): string {
  const isSmall = bytes < 999_500;
  const value = bytes / (isSmall ? 1000 : 1_000_000);
  const text = new Intl.NumberFormat(locale(), {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
  return text.replace(' ', '\u00A0');
}
