import { formatDate } from './format.ts';
import { currentLanguage } from './i18n.ts';

/**
 * A day (YYYY-MM-DD or '') in the date pickers' format: unchanged in Chinese, `20 Nov 2026` in
 * English.
 */
export function formatDay(day: string): string {
  return day === '' || currentLanguage() === 'cn' ? day : formatDate(`${day}T00:00`);
}
