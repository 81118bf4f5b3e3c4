import { inEnglish, localized } from '#src/api/fields/localized.ts';
import { type ChosenValues, chosenOf, withValues } from './choices.ts';
import type { Specified } from './facets.ts';
import { readQuantity } from '#src/lib/text/quantity.ts';
import { rangeText, readRange } from './range.ts';
import { factOf, isSameText, lineOf, specificationValues } from './specification-values.ts';

/** A text in the site's language, and in the other one. */
type Word = { here: string; there: string };

/** A value of a product under the name of its facet. */
type NamedWord = Word & { name: string };

/**
 * Translates choices to the names of the facets in the site's language, as far as products have them in both: the URL
 * may have been shared by a reader of the other one.
 */
export function siteChoices(choices: ChosenValues, products: readonly Specified[]): ChosenValues {
  let translated: ChosenValues = [];
  for (const { name, values } of choices) {
    const words = wordsOf(name, products);
    for (const value of values) {
      const asked = factOf([name], value);
      const text = siteValue(asked.value, words);
      const own = words.find(({ here }) => isSameText(here, text)) ?? words[0] ?? asked;
      translated = withValues(translated, own.name, [...chosenOf(translated, own.name), text]);
    }
  }
  return translated;
}

/** The values that products have under this name, in whichever language, or under another one of its facet. */
function wordsOf(name: string, products: readonly Specified[]): NamedWord[] {
  const line = lineOf(name);
  // Products share the names of their specifications.
  const known = new Map<string, boolean>();
  const isOwn = (text: string) => {
    const is =
      known.get(text) ?? (isSameText(text, name) || (line && lineOf(text) === line) === true);
    known.set(text, is);
    return is;
  };
  return products.flatMap((product) => {
    const here = localized(product);
    const there = here === product ? inEnglish(product) : product;
    return here.specifications.flatMap((row, index) => {
      const other = there.specifications[index] ?? row;
      const names = [row.name, other.name] as const;
      if (!names.some(isOwn)) return [];
      return wordsIn(row.value, other.value).map((word) => {
        const fact = factOf(names, word.here);
        return { name: fact.name, here: fact.value, there: factOf(names, word.there).value };
      });
    });
  });
}

function wordsIn(here: string, there: string): Word[] {
  const [values, others] = [specificationValues(here), specificationValues(there)];
  const isAlike = values.length === others.length;
  return values.map((value, index) => ({
    here: value,
    there: (isAlike ? others[index] : undefined) ?? value,
  }));
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
