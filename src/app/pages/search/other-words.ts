import { folded } from '#src/lib/search/comparable.ts';
import { graphemesOf } from '#src/lib/text/graphemes.ts';
import { segmentsOf } from '#src/lib/text/segments-of.ts';

/** The most words that are tried. */
const MAX_WORDS = 6;
const HAN = /\p{Script=Han}/u;

/**
 * Words that may find something where the keyword finds nothing: its own words, and names that share two Chinese
 * characters or a word with it.
 * @param names of categories and tags
 */
export function otherWords(q: string, names: readonly string[]): string[] {
  const parts = [...q.split(/\s+/), ...segments(q)];
  const words = [...parts, ...namesLike(q, names)].filter(
    (word) => graphemesOf(word).length > 1 && word.toLowerCase() !== q.toLowerCase(),
  );
  return [...new Set(words)].slice(0, MAX_WORDS);
}

/** The names that share two Chinese characters or a word with the keyword. */
export function namesLike(q: string, names: readonly string[]): string[] {
  const fragments = fragmentsOf(q);
  return names.filter((name) => fragmentsOf(name).some((fragment) => fragments.includes(fragment)));
}

/** Pairs of neighbouring Chinese characters, and words of other scripts. */
function fragmentsOf(text: string): string[] {
  return folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((word) => {
      const letters = graphemesOf(word);
      if (!HAN.test(word)) return letters.length > 1 ? [word] : [];
      return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
    });
}

function segments(q: string): string[] {
  // Chinese has no spaces between words.
  return segmentsOf(q)
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);
}
