import { graphemesOf } from '#src/lib/text/graphemes.ts';
import { HARMLESS, LAW_WORDS, type LawRule } from './advertising-words.ts';

export type FoundWord = {
  word: string;
  rule: LawRule;
  /** The text before and after the first occurrence. */
  before: string;
  after: string;
  /** Number of places. */
  count: number;
};

/** Characters of the excerpt on either side. */
const AROUND = 8;

/** Rules by word, null for a harmless phrase; grouped by the first character, longer ones first. */
const PHRASES = Map.groupBy(
  [
    ...Object.entries(LAW_WORDS).flatMap(([rule, words]) =>
      words.map((word) => ({ word, rule: isRule(rule) ? rule : null })),
    ),
    ...HARMLESS.map((word) => ({ word, rule: null })),
  ].toSorted((one, other) => other.word.length - one.word.length),
  ({ word }) => word.charAt(0),
);

/** Words of the Advertising Law in a text, each once, in the order of their first places. */
export function findAdvertisingWords(text: string): FoundWord[] {
  const shown = text.replaceAll(HIDDEN, '');
  // Of the same length as the text, so that positions fit the excerpts.
  const searched = shown.replaceAll(FULL_WIDTH, toHalfWidth).replaceAll(/[A-Z]/g, toLowerCase);
  const found = new Map<string, FoundWord>();
  let place = 0;
  while (place < searched.length) {
    const phrase = PHRASES.get(searched.charAt(place))?.find(
      ({ word }) => searched.startsWith(word, place) && isWhole(searched, place, word),
    );
    if (!phrase) {
      place += 1;
      continue;
    }
    const { word, rule } = phrase;
    if (rule !== null) {
      const end = place + word.length;
      const known = found.get(word);
      if (known) known.count += 1;
      else found.set(word, { ...excerpt(shown, place, end), rule, count: 1 });
    }
    place += word.length;
  }
  return [...found.values()];
}

/** Spaces between Chinese characters, and characters without a width, which hide words; not where they join emoji. */
const HIDDEN =
  /[\u200B\u200C\u2060\uFEFF\u00AD]|\u200D(?!\p{ExtPict})|(?<=\p{Script=Han})[^\S\n]+(?=\p{Script=Han})/gu;

const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
const toHalfWidth = (letter: string) => String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0xfee0);
const toLowerCase = (letter: string) => letter.toLowerCase();

/** A Latin word or number does not count inside a longer one. */
function isWhole(text: string, start: number, word: string): boolean {
  const isPart = (inside: string, outside: string) =>
    /[a-z\d]/.test(inside) && /[a-z\d]/.test(outside);
  return (
    !isPart(word.charAt(0), text.charAt(start - 1)) &&
    !isPart(word.slice(-1), text.charAt(start + word.length))
  );
}

function excerpt(text: string, start: number, end: number) {
  const lineStart = text.lastIndexOf('\n', start) + 1;
  const lineEnd = text.indexOf('\n', end);
  const before = graphemesOf(text.slice(lineStart, start));
  const after = graphemesOf(text.slice(end, lineEnd < 0 ? undefined : lineEnd));
  return {
    word: text.slice(start, end),
    before: (before.length > AROUND ? '…' : '') + before.slice(-AROUND).join('').trimStart(),
    after: after.slice(0, AROUND).join('').trimEnd() + (after.length > AROUND ? '…' : ''),
  };
}

function isRule(rule: string): rule is LawRule {
  return rule in LAW_WORDS;
}
