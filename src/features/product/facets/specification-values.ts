import { localized } from '#src/api/fields/localized.ts';
import { searchable } from '#src/lib/search/comparable.ts';
import { SAME_SPECIFICATIONS } from '#src/lib/search/synonyms.ts';
import { comparable, readQuantity } from '#src/lib/text/quantity.ts';

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

/** A value under the name of its facet. */
export type Fact = { name: string; value: string };

const LINES = new Map(
  SAME_SPECIFICATIONS.flatMap((line) =>
    [line.name, line.nameEn, ...line.others].map((name) => [comparable(name), line] as const),
  ),
);
const WORDS = new Map(
  SAME_SPECIFICATIONS.flatMap(({ values }) => values).map((word) => [word, searchable(word)]),
);

/** The line of the company's table that has the name of a specification. */
export const lineOf = (name: string) => LINES.get(comparable(name));

/**
 * A value under the name and in the words of its facet, as the company's table has them.
 * @param names of its specification, in every language; the first is shown where the table has none of them
 */
export function factOf(names: readonly [string, ...string[]], value: string): Fact {
  const own = { name: names[0].trim(), value };
  const line = names.map(lineOf).find((one) => one !== undefined);
  if (!line) return own;
  const text = searchable(value);
  const word = line.values.find((one) => text.includes(WORDS.get(one) ?? one));
  const { others } = line;
  const isOther = names.some((one) => others.some((other) => isSameText(one, other)));
  if (isOther && word === undefined && line.values.length > 0) return own;
  return { name: localized(line).name, value: word ?? value };
}

export const isSameText = (one: string, other: string) => comparable(one) === comparable(other);
