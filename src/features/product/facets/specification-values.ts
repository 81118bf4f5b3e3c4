import { readQuantity } from './quantity.ts';

const SIGNS = /\s*[、;；]\s*|\s*\/\s*/u;
const ENDS_WITH_NUMBER = /(?:^|\s)\d+(?:\.\d+)?$/;

/**
 * Splits the text of a specification into its values: `4G / RS485` has two. One number with a unit (`20
 * m³/h`) and values that share a unit (`AC 220 / 380 V`, `1/2 寸`) are not split.
 */
export function specificationValues(text: string): string[] {
  const whole = text.trim();
  if (whole === '') return [];
  const parts = whole.split(SIGNS).filter((part) => part !== '');
  const isOne =
    readQuantity(whole) !== null ||
    parts.some(
      (part, index) => ENDS_WITH_NUMBER.test(part) && /^\d/.test(parts[index + 1] ?? ''),
    ) ||
    parts.some((part) => /^[\d.]+$/.test(part) || isUnit(part));
  return isOne || parts.length === 0 ? [whole] : [...new Set(parts)];
}

/** Whether the part belongs to a unit: `0.05 mS/cm`, `2.9 μmol/J`. */
function isUnit(part: string): boolean {
  return /^(?:[a-zA-Z]{1,2}|min|day|[年月日天时分秒亩]|m[²³]|㎡)$/u.test(part);
}
