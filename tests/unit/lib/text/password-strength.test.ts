import { expect, it } from 'vitest';
import { passwordStrength } from '#src/lib/text/password-strength.ts';

it.each([
  ['', 0],
  ['Aa1!', 0],
  ['👨‍👩‍👧', 0],
  ['𠮷𠮷𠮷𠮷', 0],
  ['abcdefgh', 1],
  ['12345678901', 1],
  ['abcdefg1', 2],
  ['Abcdefgh1', 2],
  ['Abcdefghijk1', 3],
  ['correct horse battery staple', 3],
])('the strength of %j is %d of 3', (password, strength) => {
  expect(passwordStrength(password, 8)).toBe(strength);
});
