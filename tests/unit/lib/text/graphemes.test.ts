import { describe, expect, it } from 'vitest';
import { firstGraphemes, graphemesOf } from '#src/lib/text/graphemes.ts';

const FAMILY = '👨‍👩‍👧';

describe('the characters that a reader counts', () => {
  it.each([
    ['', 0],
    ['温室abc', 5],
    ['𠮷林', 2],
    [FAMILY, 1],
    ['👩🏻‍❤️‍💋‍👩🏿', 1],
    ['👍🏽👍', 2],
    ['1️⃣2', 2],
    ['🇨🇳🇬🇧🇨', 3],
    ['🏴󠁧󠁢󠁥󠁮󠁧󠁿!', 2],
    ['é'.normalize('NFC'), 1],
    ['é'.normalize('NFD'), 1],
    ['Việt Nam'.normalize('NFD'), 8],
    ['葛󠄀城', 2],
    ['각'.normalize('NFD'), 1],
    ['กำ', 1],
    ['தமிழ்', 3],
    ['ﾊﾞ', 1],
    ['a\r\nb', 3],
    ['\u0301a', 2],
  ])('%j has %i', (text, count) => {
    expect(graphemesOf(text)).toHaveLength(count);
    expect(graphemesOf(text).join('')).toBe(text);
    expect([...new Intl.Segmenter().segment(text)]).toHaveLength(count);
  });

  it('are more where hundreds of marks stand on one letter', () => {
    expect(graphemesOf(`a${'\u0301'.repeat(310)}`)).toHaveLength(11);
  });

  it('are counted at once in a text of 512 KiB', () => {
    const long = '温室𠮷e\u0301'.repeat(100_000);
    expect(graphemesOf(long)).toHaveLength(400_000);
  });
});

it.each([
  ['温室', 3, '温室'],
  ['𠮷𠮷𠮷', 2, '𠮷𠮷'],
  [`${FAMILY}${FAMILY}林`, 1, FAMILY],
  ['e\u0301e\u0301', 1, 'e\u0301'],
  ['温室', 0, ''],
])('the beginning of %j with %i characters is %j', (text, count, beginning) => {
  expect(firstGraphemes(text, count)).toBe(beginning);
});
