import { expect, it } from 'vitest';
import { sameId } from '#src/lib/records/id.ts';

it.each([
  [7, 7, true],
  [7, '7', true],
  ['c7', 'c7', true],
  [7, 8, false],
  [0, null, false],
  [7, undefined, false],
  [null, undefined, true],
  // A select's text for "none".
  ['', null, true],
])('whether %j and %j are the same id', (one, other, expected) => {
  expect(sameId(one, other)).toBe(expected);
  expect(sameId(other, one)).toBe(expected);
});
