import { currentLanguage } from '#src/i18n/i18n.ts';
import { formatHistoryDate } from './public/format-history-date.ts';

/** For the back office: `2018-08-08`, `2018-09`, `2018` in Chinese; `08 Aug 2018`, `Sep 2018`, `2018` in English. */
export function formatListDate(date: string): string {
  return currentLanguage() === 'cn' ? date : formatHistoryDate(date);
}
