import { expect, it } from 'vitest';
import { namesLike, otherWords } from '#src/app/pages/search/other-words.ts';

it('P7: a rare character counts as one: alone it is no word, and two names must share two', () => {
  expect(otherWords('𠮷 温室', [])).not.toContain('𠮷');
  expect(otherWords('𠮷 温室', [])).toContain('温室');
  expect(namesLike('𠮷林', ['𠮷田', '𠮷林省'])).toEqual(['𠮷林省']);
});
