import { t } from 'i18next';
import { formatNumber } from './format.ts';

/** `12,345`; for null, a number that the server did not send, `未知` or `unknown`. */
export function formatCount(count: number | null): string {
  return count === null ? t('unknownCount') : formatNumber(count);
}
