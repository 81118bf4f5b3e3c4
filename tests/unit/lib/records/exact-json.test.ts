import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseExact, plainNumber, stringifyExact } from '#src/lib/records/exact-json.ts';
import { expectAlways } from '#tests/support/expect-always.ts';

/** What a program that changes nothing sends back. */
const again = (json: string) => stringifyExact(parseExact(json));

/** Texts with what stands around a number in JSON. */
const TEXT = fc
  .array(fc.oneof(fc.string(), fc.bigInt().map(String), fc.constantFrom('"', '\\', ':', '[', '\0')))
  .map((parts) => `x${parts.join('')}`);
const NUMBER = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => JSON.stringify(number)),
  fc.bigInt().map(String),
  fc.stringMatching(/^-?[1-9]\d{0,20}\.\d{15,20}[1-9]$/),
);
/** JSON as a server may send it, with numbers of any length. */
const { value: JSON_TEXT } = fc.letrec<{ value: string }>((value) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    NUMBER,
    TEXT.map((text) => JSON.stringify(text)),
    fc.constantFrom('null', 'true', '[]', '{}'),
    fc.array(value('value'), { minLength: 1 }).map((values) => `[${values.join()}]`),
    fc
      .uniqueArray(fc.tuple(TEXT, value('value')), { minLength: 1, selector: ([name]) => name })
      .map((members) => members.map(([name, json]) => `${JSON.stringify(name)}:${json}`))
      .map((members) => `{${members.join()}}`),
  ),
}));

describe('numbers that a JavaScript number cannot hold', () => {
  it('go back as they came, whatever stands around them', () => {
    expectAlways(JSON_TEXT, (json) => expect(again(json)).toBe(json));
  });

  it.each([
    '{"far":1.234567890123456789e-7}',
    String.raw`{"path":"C:\\","n":1747890123456789013,"code":"\u0001\\\"1747890123456789013"}`,
  ])('go back as they came: %s', (json) => expect(again(json)).toBe(json));

  it('are texts of their digits in the program, which hold each of them', () => {
    const parsed = parseExact('[1747890123456789013,1747890123456789014]');
    const digits = Array.isArray(parsed) ? parsed.map(plainNumber) : [];
    expect(digits).toEqual(['1747890123456789013', '1747890123456789014']);
  });

  it('are left alone where a JavaScript number holds them', () => {
    expect(parseExact('[0.30000000000000004,1795138200000,1747890123456789000]')).toEqual([
      0.30000000000000004, 1795138200000, 1747890123456789000,
    ]);
  });

  it.each(['{"n":01747890123456789013}', '{"n":1-1747890123456789013}', '{"n":17478901234567890'])(
    'do not make valid what is no JSON: %s',
    (json) => expect(() => parseExact(json)).toThrow(SyntaxError),
  );

  it('cannot be written by a text of the server that ends in one', () => {
    const json = String.raw`{"text":"\"\u00001747890123456789013"}`;
    expect(again(json)).toBe(json);
  });

  it('go through a rich text of some megabytes with quotes', () => {
    const json = `{"n":1747890123456789013,"html":"${'<p class=\\"a\\">'.repeat(200_000)}"}`;
    expect(again(json)).toBe(json);
  });
});
