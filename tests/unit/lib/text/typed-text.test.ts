import { describe, expect, it } from 'vitest';
import { typedCode, typedText } from '#src/lib/text/typed-text.ts';

describe('a typed text', () => {
  it.each([
    ['\u202D13800000001\u202C', '13800000001'],
    ['\u200B标题\u200B', '标题'],
    ['标\uFEFF题', '标题'],
    ['admin\u200E', 'admin'],
    ['co\u00ADop', 'coop'],
    ['138\u200D0000\u200C0001', '13800000001'],
    ['a\u0000b\u007Fc', 'abc'],
    [' \u3000标题\u00A0', '标题'],
  ])('loses what has no look: %j', (typed, read) => expect(typedText(typed)).toBe(read));

  it.each(['\u200B', '\u3164', '\u2800', '\u200D', '\uFE0F', '\u2060 \u00AD', '\u115F'])(
    'is empty where nothing of it can be seen: %j',
    (typed) => expect(typedText(typed)).toBe(''),
  );

  it.each([
    '👩‍👩‍👧',
    '❤️',
    '1️⃣',
    '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
    'क्‍ष',
    'می‌خواهم',
    '葛\u{E0100}城',
    '第一行\n第二行\t末',
    '１２，（a）',
  ])('keeps what emoji, scripts and lines need: %j', (typed) =>
    expect(typedText(typed)).toBe(typed),
  );
});

it.each([
  ['１２３', '123'],
  ['－１２．５', '-12.5'],
  ['ｗａｎｇ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'wang@example.com'],
  ['ｈｔｔｐｓ：／／example.com／news', 'https://example.com/news'],
  ['\u202D１３８\u202C', '138'],
])('what is not prose is read with plain signs: %j', (typed, read) =>
  expect(typedCode(typed)).toBe(read),
);
