import { locale } from './format.ts';

/** `4.1 MB`, `820 kB`, with a non-breaking space. */
export function formatFileSize(bytes: number): string {
  const isSmall = bytes < 999_500;
  const value = bytes / (isSmall ? 1000 : 1_000_000);
  const text = new Intl.NumberFormat(locale(), {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
  return text.replace(' ', '\u00A0');
}
