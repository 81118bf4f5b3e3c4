import { formatNumber, locale } from './format.ts';

/** `2,540`, and from 10,000 in compact notation with up to two decimals: `1.2万`, `12K`. */
export function formatCompact(value: number): string {
  if (value < 10_000) return formatNumber(value);
  return new Intl.NumberFormat(locale(), {
    notation: 'compact',
    maximumFractionDigits: 2,
  }).format(value);
}
