import { formatWith } from './format.ts';

/** `20 Nov 2026 14:32`. */
export function formatDateTime(iso: string): string {
  return formatWith(iso, ({ day, monthName, year, time }) => `${day} ${monthName} ${year} ${time}`);
}
