import { currentLanguage } from '#src/i18n/i18n.ts';
import { LANGUAGES } from '#src/i18n/languages.ts';

/** `820 ms`, `1.2 s`; '' where nobody measured. */
export function formatDuration(milliseconds: number | null): string {
  if (milliseconds === null) return '';
  const isShort = milliseconds < 1000;
  return new Intl.NumberFormat(LANGUAGES[currentLanguage()].numberFormat.code, {
    style: 'unit',
    unit: isShort ? 'millisecond' : 'second',
    maximumFractionDigits: 1,
  }).format(isShort ? milliseconds : milliseconds / 1000);
}
