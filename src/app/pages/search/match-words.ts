import type { LocalText } from '#src/api/localized.ts';
import { termsOf, wordsToMark } from '#src/lib/search/terms.ts';
import { firstGraphemes, graphemesOf } from '#src/lib/text/graphemes.ts';

/** The keyword as it was typed and, for texts that have it in pieces or otherwise, its words and their synonyms. */
export function wordsOf(q: string): string[] {
  const words = [q, ...q.split(/\s+/), ...wordsToMark(termsOf(q))];
  return [...new Set(words)].filter((word) => word !== '');
}

type Piece = { text: string; isMatch: boolean };

/** Splits a text where it contains one of the words, in any case. */
export function splitAtWords(text: string, words: readonly string[]): Piece[] {
  if (words.length === 0) return [{ text, isMatch: false }];
  const longestFirst = words.toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(`(${longestFirst.map(escapeForPattern).join('|')})`, 'giu');
  // With one group, every second piece is a match.
  return text
    .split(pattern)
    .map((piece, index) => ({ text: piece, isMatch: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

function escapeForPattern(word: string): string {
  return word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}

/** In characters. */
const BEFORE = 12;
const LENGTH = 120;

/** Where the first of the words is in a text; -1 if none is. */
function placeIn(text: string, words: readonly string[]): number {
  const places = words
    .map((word) => text.toLowerCase().indexOf(word.toLowerCase()))
    .filter((place) => place >= 0);
  return places.length === 0 ? -1 : Math.min(...places);
}

type Searched = {
  title: string;
  /** The best first. */
  texts: readonly LocalText[];
};

/**
 * The best text where the title contains a word already, else the first text that contains one: its
 * beginning, or the part around the word if that comes late.
 */
export function snippetOf({ title, texts }: Searched, words: readonly string[]): LocalText {
  const best = texts.find(({ text }) => text !== '') ?? { text: '' };
  const isInTitle = placeIn(title, words) >= 0;
  const fitting = texts.find(({ text }) => placeIn(text, words) >= 0);
  const { text, lang } = (isInTitle ? undefined : fitting) ?? best;
  const place = placeIn(text, words);
  const before = graphemesOf(text.slice(0, Math.max(0, place)));
  const isLate = before.length > 2 * BEFORE;
  const shown = isLate ? before.slice(-BEFORE).join('') + text.slice(place) : text;
  const part = firstGraphemes(shown, LENGTH);
  return { text: `${isLate ? '…' : ''}${part}${part === shown ? '' : '…'}`, lang };
}
