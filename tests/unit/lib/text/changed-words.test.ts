import { expect, it } from 'vitest';
import { changedWords, splitWords } from '#src/lib/text/changed-words.ts';

/** The text with its changed words in brackets. */
function marked(text: string, other: string): string {
  const words = splitWords(text);
  const changed = changedWords(words, splitWords(other));
  return words.map((word, index) => (changed[index] ? `[${word}]` : word)).join('');
}

it.each([
  ['新品发布', '新品发布', '新品发布'],
  ['周二发布新品', '周三发布新品', '[周二]发布新品'],
  ['The new greenhouse opens', 'The old greenhouse opens', 'The [new] greenhouse opens'],
  ['one two three four', 'two three', '[one][ ]two three[ ][four]'],
  ['two three', 'one two three four', 'two three'],
  ['a b c a b', 'c a b', '[a][ ][b][ ]c a b'],
])('in %s the words that %s lacks are marked', (text, other, expected) => {
  expect(marked(text, other)).toBe(expected);
});

it('nothing is marked beside an empty text, and a whole rewrite is marked as a whole', () => {
  expect(marked('全新的内容', '')).toBe('全新的内容');
  const long = (word: string) => Array.from({ length: 3000 }, (_, index) => `${word}${index}`);
  expect(changedWords(long('a'), long('b')).every(Boolean)).toBe(true);
});
