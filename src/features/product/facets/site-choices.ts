import { HAS_ENGLISH } from '#src/api/dialects/dialect.ts';
import { inEnglish, localized } from '#src/api/fields/localized.ts';
import { isSameText } from './choices.ts';
import type { Choices } from './choices.ts';
import type { Specified } from './facets.ts';
import { readQuantity } from './quantity.ts';
import { rangeText, readRange } from './range.ts';
import { specificationValues } from './specification-values.ts';

/** A text in the site's language, and in the other one. */
type Word = { here: string; there: string };

/**
 * Translates choices to the site's language, as far as products have them in both: the URL may have been
 * shared by a reader of the other one.
 */
export function siteChoices(choices: Choices, products: readonly Specified[]): Choices {
  if (!HAS_ENGLISH || choices.length === 0) return choices;
  const rows = products.flatMap((product) => {
    const here = localized(product);
    const there = here === product ? inEnglish(product) : product;
    return here.specifications.map((row, index) => ({
      here: row,
      there: there.specifications[index] ?? row,
    }));
  });
  return choices.map(({ name, values }) => {
    const own = rows.filter(
      (row) => isSameText(row.here.name, name) || isSameText(row.there.name, name),
    );
    const names = own.map(({ here, there }) => ({ here: here.name, there: there.name }));
    const words = own.flatMap(({ here, there }) => wordsIn(here.value, there.value));
    return {
      name: siteWord(name, names),
      values: values.map((value) => siteValue(value, words)),
    };
  });
}

function wordsIn(here: string, there: string): Word[] {
  const [values, others] = [specificationValues(here), specificationValues(there)];
  if (values.length !== others.length) return [];
  return values.map((value, index) => ({ here: value, there: others[index] ?? value }));
}

function siteValue(value: string, words: readonly Word[]): string {
  const range = readRange(value);
  if (range === null) return siteWord(value, words);
  const units = words.flatMap(({ here, there }) => {
    const [unit, other] = [readQuantity(here)?.unit, readQuantity(there)?.unit];
    return unit === undefined || other === undefined ? [] : [{ here: unit, there: other }];
  });
  return rangeText({ ...range, unit: siteWord(range.unit, units) });
}

function siteWord(text: string, words: readonly Word[]): string {
  // Texts that are the same in both languages may be untranslated.
  const translated = words.filter(({ here, there }) => !isSameText(here, there));
  if (translated.some(({ here }) => isSameText(here, text))) return text;
  return translated.find(({ there }) => isSameText(there, text))?.here.trim() ?? text;
}
