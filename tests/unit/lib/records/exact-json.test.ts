import { describe, expect, it } from 'vitest';
import { parseExact, plainNumber, stringifyExact } from '#src/lib/records/exact-json.ts';

/** What a program that changes nothing sends back. */
const again = (json: string) => stringifyExact(parseExact(json));

describe('numbers that a JavaScript number cannot hold', () => {
  it.each([
    '{"traceId":1747890123456789013}',
    '{"traceId":-1747890123456789013}',
    '[9007199254740993,9007199254740992,1747890123456789000,7]',
    '{"price":0.1234567890123456789,"factor":123456789.123456789012}',
    '{"far":1.234567890123456789e-7}',
    '{"deep":[{"ids":[1747890123456789013,1747890123456789014]}]}',
    '1747890123456789013',
    '{"text":"id: 1747890123456789013, \\"n\\":1747890123456789013","n":1747890123456789013}',
    String.raw`{"path":"C:\\","n":1747890123456789013,"code":"\u0001\\\"1747890123456789013"}`,
    '{"text":"1747890123456789013"}',
    '{"n":null,"list":[],"yes":true,"n2":1.5}',
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
