import diffSequences from '@jest/diff-sequences';
import { segmentsOf } from './segments-of.ts';

/** Limit of comparisons: finding the differences of two long texts would block the page. */
const MAX_COMPARISONS = 4_000_000;

/** The words of a text, also Chinese ones, and what is between them. */
export function splitWords(text: string): string[] {
  return segmentsOf(text).map(({ segment }) => segment);
}

/**
 * For each word, whether `other` lacks it at that place. Where the other text is empty nothing is
 * marked, as all of it would be.
 */
export function changedWords(own: readonly string[], other: readonly string[]): boolean[] {
  const changed = own.map(() => other.length > 0);
  let comparisons = 0;
  // Beyond the limit all words count as equal, which ends the search.
  const isEqual = (at: number, otherAt: number) =>
    (comparisons += 1) > MAX_COMPARISONS || own[at] === other[otherAt];
  diffSequences(own.length, other.length, isEqual, (count, from) => {
    changed.fill(false, from, from + count);
  });
  return comparisons > MAX_COMPARISONS ? changed.fill(true) : changed;
}
