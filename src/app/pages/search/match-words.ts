import type { LocalText } from '#src/api/fields/localized.ts';
import { searchable, spansOf } from '#src/lib/search/comparable.ts';
import { termsOf, wordsToMark } from '#src/lib/search/terms.ts';
import { firstGraphemes, graphemesOf } from '#src/lib/text/graphemes.ts';

/**
 * The keyword, its words and their synonyms, normalized by `searchable`. The words find texts that contain the keyword
 * in pieces or in another form.
 */
export function keywordForms(q: string): string[] {
  const words = [...[q, ...q.split(/\s+/)].map(searchable), ...wordsToMark(termsOf(q))];
  return [...new Set(words)].filter((word) => word !== '');
}

type Piece = { text: string; isMatch: boolean };

/** Splits a text where it contains one of the words, however it is written. */
export function splitAtWords(text: string, words: readonly string[]): Piece[] {
  let end = 0;
  const pieces = spansOf(text, words).flatMap(({ from, to }) => {
    const before = { text: text.slice(end, from), isMatch: false };
    end = to;
    return [before, { text: text.slice(from, to), isMatch: true }];
  });
  return [...pieces, { text: text.slice(end), isMatch: false }].filter(
    (piece) => piece.text !== '',
  );
}

/** In characters. */
const BEFORE = 12;
const LENGTH = 120;

/** What a cut leaves of a word in Latin letters, and the punctuation after it. */
const CUT_WORD = /^[\p{Script=Latin}\p{N}]*[\s\p{P}]*/u;

/** Position of the first of the words in a text; -1 if there is none. */
function placeIn(text: string, words: readonly string[]): number {
  return spansOf(text, words)[0]?.from ?? -1;
}

type Searched = {
  title: string;
  /** The best first. */
  texts: readonly LocalText[];
};

/**
 * The text shown below a result: the best text if the title contains a word already, else the first text that contains
 * one. Begins at the start, or near the word if that comes late.
 */
export function snippetOf({ title, texts }: Searched, words: readonly string[]): LocalText {
  const best = texts.find(({ text }) => text !== '') ?? { text: '' };
  const isInTitle = placeIn(title, words) >= 0;
  const fitting = texts.find(({ text }) => placeIn(text, words) >= 0);
  const { text, lang } = (isInTitle ? undefined : fitting) ?? best;
  const place = placeIn(text, words);
  const before = graphemesOf(text.slice(0, Math.max(0, place)));
  const isLate = before.length > 2 * BEFORE;
  const lead = before.slice(-BEFORE).join('').replace(CUT_WORD, '');
  const shown = isLate ? lead + text.slice(place) : text;
  const part = firstGraphemes(shown, LENGTH);
  return { text: `${isLate ? '…' : ''}${part}${part === shown ? '' : '…'}`, lang };
}
