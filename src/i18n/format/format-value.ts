import { currentLanguage } from '#src/i18n/i18n.ts';
import { ENGLISH_UNITS, valueText } from '#src/lib/text/value-text.ts';

/** A specification's value as people write it, in the page's language by default; see `valueText`. */
export function formatValue(value: string, language = currentLanguage()): string {
  return valueText(value, language === 'en');
}

/** A unit alone: `℃` is `°C` in English. */
export function formatUnit(unit: string): string {
  return currentLanguage() === 'en' ? (ENGLISH_UNITS[unit] ?? unit) : unit;
}
