import dayjs from 'dayjs';
import { currentLanguage } from './i18n.ts';
import { LANGUAGES } from './languages.ts';

// The specification's forms (I6). Everything takes ISO 8601 as the API layer hands it out.
const DATE = 'DD MMM YYYY';
const TIME = 'HH:mm';
export const SPLIT_DATE = 'DD/MM/YYYY';
export const INVALID_DATE = 'Invalid date';

/** `20 Nov 2026`; '' for no date, 'Invalid date' for no real one. */
export function formatDate(iso: string, pattern: string = DATE): string {
  if (iso === '') return '';
  const date = dayjs(iso);
  return date.isValid() ? date.format(pattern) : INVALID_DATE;
}

/** `20 Nov 2026 14:32`. */
export function formatDateTime(iso: string): string {
  return formatDate(iso, `${DATE} ${TIME}`);
}

/** As visitors read it: 2026年11月20日 in Chinese, 20 Nov 2026 in English. */
export function formatPublicDate(iso: string): string {
  return formatDate(iso, currentLanguage() === 'cn' ? 'YYYY年M月D日' : DATE);
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
  const locale = LANGUAGES[currentLanguage()].numberFormat.code;
  const formatter = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
  // Cut, not rounded: nobody says 60 minutes.
  return formatter.format(Math.trunc(seconds / size), unit);
}

/** `12,345` as the language writes it. */
export function formatNumber(value: number): string {
  return new Intl.NumberFormat(LANGUAGES[currentLanguage()].numberFormat.code).format(value);
}
