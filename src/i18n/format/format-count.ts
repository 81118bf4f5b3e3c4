import { t } from 'i18next';
import { formatNumber } from './format.ts';

/** `12,345`; `未知`, `unknown` for a number that the server does not say (null). */
export function formatCount(count: number | null): string {
  return count === null ? t('unknownCount') : formatNumber(count);
}
