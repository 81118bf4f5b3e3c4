import { otherSpellings } from '#src/lib/text/quantity.ts';
import { segmentsOf } from '#src/lib/text/segments-of.ts';
import { folded, searchable, spansOf } from './comparable.ts';
import { SYNONYMS } from './synonyms.ts';

/** A word of a query, each text as `searchable` has it. */
export type Term = {
  /** The word, its synonyms and, of a quantity, its other units: any of them finds it. */
  words: string[];
  /** Its parts, which find it together where no word does: Chinese has no spaces between words. */
  parts: Term[];
};

const FINDS = new Map(
  SYNONYMS.flatMap(([words, finds]) =>
    words.map((word) => [searchable(word), finds.map(searchable)] as const),
  ),
);
const HAN = /\p{Script=Han}/u;

/** The terms of a query, all of which must be found. Two words that the table lists as one entry are one term. */
export function termsOf(query: string): Term[] {
  const whole = searchable(query);
  if (FINDS.has(whole)) return [termOf(whole, [whole])];
  const words = new Map(groupsOf(query).map((group) => [searchable(group.join(' ')), group]));
  words.delete('');
  return [...words].map(([word, [first = '', ...more]]) => {
    const parts = MODEL.test(first) && more.length === 0 ? first.split('-') : [first, ...more];
    return termOf(word, parts);
  });
}

/** A model with hyphens, whose parts are also searched separately: texts may have spaces there. */
const MODEL = /^[\p{L}\p{N}]{2,}(?:-[\p{L}\p{N}]{2,})+$/u;

/** The query at its spaces; a number and the letters after it are one word (`12 V`) with two parts. */
function groupsOf(query: string): string[][] {
  const groups: string[][] = [];
  for (const piece of folded(query).trim().split(/\s+/)) {
    const last = groups.at(-1);
    const before = last?.at(-1) ?? '';
    // A unit belongs to the number before it (`100 W`); in `IP67 RS485` each part is a word.
    const isUnit = !/\p{L}/u.test(before) && !searchable(`${before} ${piece}`).includes(' ');
    if (last && isUnit) last.push(piece);
    else groups.push([piece]);
  }
  return groups;
}

function termOf(word: string, group: string[]): Term {
  const parts = group.length > 1 ? group : HAN.test(word) ? partsOf(word) : [];
  return {
    words: wordsFor(word),
    parts: parts.length > 1 ? parts.map((part) => ({ words: wordsFor(part), parts: [] })) : [],
  };
}

function partsOf(word: string): string[] {
  return segmentsOf(word)
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);
}

function wordsFor(word: string): string[] {
  return [...new Set([word, ...(FINDS.get(word) ?? []), ...otherSpellings(word).map(searchable)])];
}

/** Whether the table of synonyms has the word, so that it is not a misspelling. */
export function isKnownWord(word: string): boolean {
  return FINDS.has(searchable(word));
}

/**
 * The first of the texts in which each term is found, `parts` one after the other; null where a term is in
 * none of them.
 * @param texts as `searchable` has them, the best first
 */
export function indexesOfTerms(terms: readonly Term[], texts: readonly string[]): number[] | null {
  const indexes = terms.flatMap((term) => {
    const whole = texts.findIndex((text) => isIn(text, term));
    if (whole >= 0) return [whole];
    return (term.parts.length > 0 && indexesOfTerms(term.parts, texts)) || [-1];
  });
  return indexes.includes(-1) ? null : indexes;
}

/**
 * The records that have at least half of the terms, those first that miss the fewest and have the others in the
 * best places.
 * @param textsOf a record's texts, as `indexesOfTerms` has them
 */
export function nearest<T>(
  records: readonly T[],
  terms: readonly Term[],
  textsOf: (record: T) => readonly string[],
): T[] {
  return records
    .map((record) => {
      const texts = textsOf(record);
      const indexes = terms.flatMap((term) => {
        const found = indexesOfTerms([term], texts);
        return found === null ? [] : [Math.max(...found)];
      });
      return { record, missing: terms.length - indexes.length, worst: Math.max(...indexes) };
    })
    .filter(({ missing }) => missing * 2 <= terms.length)
    .toSorted((one, other) => one.missing - other.missing || one.worst - other.worst)
    .map(({ record }) => record);
}

/** The words of a query that none of the texts has, as they were typed. */
export function missingWords(q: string, texts: readonly string[]): string[] {
  return termsOf(q)
    .filter((term) => indexesOfTerms([term], texts) === null)
    .map(({ words: [word = ''] }) => {
      const [span] = spansOf(q, [word]);
      return span ? q.slice(span.from, span.to) : word;
    });
}

function isIn(text: string, { words: [typed = '', ...synonyms] }: Term): boolean {
  return text.includes(typed) || synonyms.some((word) => hasSynonym(text, word));
}

/**
 * Whether a text has a synonym; a short Latin one and a number as a whole word: “specification” has no EC, but IP65 has
 * IP6.
 */
function hasSynonym(text: string, word: string): boolean {
  const isNumber = /^\d/.test(word);
  if (!isNumber && (word.length > 4 || !/[a-z]/.test(word))) return text.includes(word);
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const before = text.charAt(at - 1);
    if (isNumber && /[.,]/.test(before)) continue;
    if (!/[a-z\d]/.test(before) && !/[a-z]/.test(text.charAt(at + word.length))) return true;
  }
  return false;
}

/** All words that the terms may find, to be marked in texts. */
export function wordsToMark(terms: readonly Term[]): string[] {
  return terms.flatMap(({ words, parts }) => [...words, ...wordsToMark(parts)]);
}
