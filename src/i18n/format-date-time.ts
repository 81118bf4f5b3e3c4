import { formatWith } from './format.ts';

/** As the date pickers write a day. */
export const SPLIT_DATE = 'DD/MM/YYYY';

/** `20 Nov 2026 14:32`. */
export function formatDateTime(iso: string): string {
  return formatWith(iso, ({ day, monthName, year, time }) => `${day} ${monthName} ${year} ${time}`);
}

/** `20/11/2026 14:32`, as the date pickers write it. */
export function formatSplitDateTime(iso: string): string {
  return formatWith(iso, ({ day, month, year, time }) => `${day}/${month}/${year} ${time}`);
}
