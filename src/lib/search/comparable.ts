import { toSimplified } from './simplified.ts';

/** Hyphens, dashes and minus signs, which people confuse. */
const DASHES = /[‐-―−]/g;

/**
 * Characters that a search ignores, behind what is kept: a hyphen inside a model, and optional spaces. Without
 * look-behind, which Safari reads from 16.4.
 */
const LEFT_OUT =
  /([\p{L}\p{N}])-(?=[\p{L}\p{N}])|(\d)\s+(?=[a-zμω%°])|(\b(?:[id]p|ik|[dp]n|rs))\s+(?=\d)|\s(?=\s)/gu;

/**
 * A text as searches compare it: in lower case and simplified characters, without the hyphens inside of models and
 * the spaces that not everybody writes. `QH‑200A` and `ｑｈ200a` are the same.
 */
export function searchable(text: string): string {
  return folded(text).replaceAll(LEFT_OUT, '$1$2$3').replaceAll(/\s/g, ' ').trim();
}

/** Whether a text has all words of a query, as searches compare them. */
export function hasWords(text: string, query: string): boolean {
  const searched = searchable(text);
  return searchable(query)
    .split(' ')
    .every((word) => searched.includes(word));
}

/** A text as `searchable` has it, but with the characters that a search ignores. */
export const folded = (text: string) =>
  toSimplified(text.normalize('NFKC').toLowerCase().replaceAll(DASHES, '-'));

/** A part of a text, in its own letters: `from` is its first, `to` the one after its last. */
export type Span = { from: number; to: number };

/**
 * Where a text has one of the words, as searches compare them: a mark may be longer than its word.
 * @param words as `searchable` has them; of several that begin at one place the longest counts
 */
export function spansOf(text: string, words: readonly string[]): Span[] {
  const wanted = words.filter((word) => word !== '').toSorted((a, b) => b.length - a.length);
  if (wanted.length === 0) return [];
  // Each letter with its accents, because these may become one sign.
  const letters = [...text.matchAll(/\P{M}\p{M}*|\p{M}+/gu)].flatMap(({ 0: letter, index }) =>
    Array.from(folded(letter)).map((sign) => ({ sign, from: index, to: index + letter.length })),
  );
  const whole = letters.map(({ sign }) => sign).join('');
  const leftOut = new Set(
    [...whole.matchAll(LEFT_OUT)].flatMap(({ index, ...found }) => {
      const kept = (found[1] ?? found[2] ?? found[3] ?? '').length;
      return Array.from({ length: found[0].length - kept }, (_, at) => index + kept + at);
    }),
  );
  let place = 0;
  const units: Span[] = [];
  let shown = '';
  for (const { sign, from, to } of letters) {
    if (!leftOut.has(place)) {
      shown += /\s/.test(sign) ? ' ' : sign;
      // A sign beyond the basic plane has two.
      for (let unit = 0; unit < sign.length; unit += 1) units.push({ from, to });
    }
    place += sign.length;
  }
  const pattern = new RegExp(wanted.map(escaped).join('|'), 'gu');
  return [...shown.matchAll(pattern)].flatMap(({ 0: found, index }) => {
    const [first, last] = [units[index], units[index + found.length - 1]];
    return first && last ? [{ from: first.from, to: last.to }] : [];
  });
}

const escaped = (word: string) => word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
