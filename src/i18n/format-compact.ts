import { locale } from './format.ts';

/** `1.2万`, `12K`: compact notation with up to two decimals. */
export function formatCompact(value: number): string {
  return new Intl.NumberFormat(locale(), {
    notation: 'compact',
    maximumFractionDigits: 2,
  }).format(value);
}
