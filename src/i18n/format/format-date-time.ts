import { INVALID_DATE } from '#src/lib/time/date-time.ts';
import { formatDate, formatTime } from './format.ts';

/** `2026-11-20 14:32` in Chinese, `20 Nov 2026 14:32` in English. */
export function formatDateTime(iso: string): string {
  const date = formatDate(iso);
  return date === '' || date === INVALID_DATE ? date : `${date} ${formatTime(iso)}`;
}
