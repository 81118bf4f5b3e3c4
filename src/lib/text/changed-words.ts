import { segmentsOf } from './segments-of.ts';

/** Cells of the comparison's table; a larger one would take longer than somebody waits for. */
const MAX_CELLS = 4_000_000;

/** The words of a text, also Chinese ones, and what is between them. */
export function wordsOf(text: string): string[] {
  return segmentsOf(text).map(({ segment }) => segment);
}

/**
 * For each word, whether `other` lacks it at that place. Where the other text is empty nothing is
 * marked, as all of it would be.
 */
export function changedWords(own: readonly string[], other: readonly string[]): boolean[] {
  if (other.length === 0) return own.map(() => false);
  const shorter = Math.min(own.length, other.length);
  let before = 0;
  while (before < shorter && own[before] === other[before]) before += 1;
  let after = 0;
  while (after < shorter - before && own.at(-1 - after) === other.at(-1 - after)) after += 1;
  const middle = missing(
    own.slice(before, own.length - after),
    other.slice(before, other.length - after),
  );
  return own.map((_word, index) => middle[index - before] ?? false);
}

/** By the longest common subsequence. */
function missing(own: readonly string[], other: readonly string[]): boolean[] {
  const width = other.length + 1;
  if (own.length * width > MAX_CELLS) return own.map(() => true);
  // Length of the longest common subsequence of the rest of both, from each pair of places on.
  const common = new Uint32Array((own.length + 1) * width);
  const at = (row: number, column: number) => common[row * width + column] ?? 0;
  for (let row = own.length - 1; row >= 0; row -= 1) {
    for (let column = other.length - 1; column >= 0; column -= 1) {
      common[row * width + column] =
        own[row] === other[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  let column = 0;
  return own.map((word, row) => {
    // Goes along the other text to the word's partner, if it has one.
    while (
      column < other.length &&
      other[column] !== word &&
      at(row, column + 1) === at(row, column)
    ) {
      column += 1;
    }
    if (column < other.length && other[column] === word) {
      column += 1;
      return false;
    }
    return true;
  });
}
