import { formatDate } from '#src/i18n/format.ts';

/** `20 Nov 2026` for YYYY-MM-DD: a day of the server's calendar, wherever its reader is. */
export function formatDay(day: string): string {
  return formatDate(`${day}T00:00`);
}
