import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  dateTimeInput,
  emailInput,
  endsAfterStart,
  linkInput,
  optionalCode,
  optionalInput,
  passwordInput,
  requiredCode,
  requiredInput,
  richTextInput,
  urlInput,
} from '#src/api/fields/input.ts';

const UNSAFE = [
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  'https:',
  'https://user:secret@example.com',
  'product',
];

describe('addresses', () => {
  it.each(['/product?categoryId=2', 'https://expo.example.com/hall?no=3', 'http://a.example', ''])(
    'B2: a link may be %j',
    (address) => expect(v.parse(linkInput, address)).toBe(address),
  );

  it.each([
    ['example.com/a', 'https://example.com/a'],
    ['me@example.com', 'mailto:me@example.com'],
    ['tel:+8657112345678', 'tel:+8657112345678'],
  ])('completes the link %j', (typed, address) => expect(v.parse(linkInput, typed)).toBe(address));

  it.each(UNSAFE)('B2: a link may not be %j', (address) => {
    const { issues } = v.safeParse(linkInput, address);
    expect(issues?.map(({ message }) => message)).toEqual(['link']);
    expect(v.is(urlInput, address)).toBe(false);
  });

  it('B2: a field for web addresses refuses a path of this site', () => {
    expect(v.is(urlInput, 'https://partner.example.com')).toBe(true);
    expect(v.is(urlInput, '/product')).toBe(false);
    expect(v.is(urlInput, 'mailto:a@example.com')).toBe(false);
    expect(v.is(urlInput, 'a@example.com')).toBe(false);
  });
});

describe('what is typed', () => {
  it('B2: a title of invisible characters alone is missing', () => {
    expect(v.is(requiredInput(60), '\u200B\u2060')).toBe(false);
    expect(v.parse(optionalInput(60), '\u200B')).toBe('');
    expect(v.parse(requiredInput(60), '\u202D温室\u202C ')).toBe('温室');
  });

  it('B2: addresses are read with plain signs, prose is left as it was typed', () => {
    expect(v.parse(emailInput, '\u200Bｗａｎｇ＠example．com')).toBe('wang@example.com');
    expect(v.parse(urlInput, 'ｈｔｔｐｓ：／／example.com')).toBe('https://example.com');
    expect(v.parse(linkInput, 'example．com／a')).toBe('https://example.com/a');
    expect(v.parse(urlInput, 'www.example.com')).toBe('https://www.example.com');
    expect(v.parse(requiredInput(60), '（１）温室！')).toBe('（１）温室！');
  });
});

describe('limits', () => {
  const FAMILY = '👨‍👩‍👧';

  it.each([requiredInput, optionalInput, requiredCode, optionalCode])(
    'B2: are of what a reader counts (schema %#)',
    (schema) => {
      for (const one of ['𠮷', FAMILY, 'e\u0301', '\u00E9', 'a']) {
        expect(v.is(schema(60), one.repeat(60))).toBe(true);
        expect(v.safeParse(schema(60), one.repeat(61)).issues).toMatchObject([
          { type: 'max_length', requirement: 60 },
        ]);
      }
    },
  );

  it('B2: a text that is nothing but marks comes to an end too', () => {
    expect(v.is(requiredInput(60), `a${'\u0301'.repeat(30 * 60)}`)).toBe(true);
    expect(v.is(requiredInput(60), `a${'\u0301'.repeat(60 * 60)}`)).toBe(false);
  });

  it('a password of one emoji is not one of eight characters', () => {
    expect(v.safeParse(passwordInput, FAMILY).issues).toMatchObject([
      { type: 'min_length', requirement: 8 },
    ]);
    expect(v.parse(passwordInput, '𠮷'.repeat(8))).toBe('𠮷'.repeat(8));
    expect(v.is(passwordInput, '𠮷'.repeat(64))).toBe(true);
    expect(v.is(passwordInput, '𠮷'.repeat(65))).toBe(false);
    expect(v.safeParse(passwordInput, 8).issues).toMatchObject([{ type: 'string' }]);
    expect(v.safeParse(passwordInput, 'short').issues).toHaveLength(1);
  });
});

describe('endsAfterStart', () => {
  const early = '2026-11-20T08:00:00Z';
  const late = '2026-11-20T17:00:00+08:00';
  const Times = v.pipe(
    v.object({ title: v.pipe(v.string(), v.nonEmpty()), start: dateTimeInput, end: dateTimeInput }),
    endsAfterStart('start', 'end', 'order'),
  );

  it.each([
    [early, late, undefined],
    [late, early, ['order']],
    [early, early, ['order']],
    [early, '', undefined],
    ['', early, undefined],
    [late, 'Invalid date', ['date']],
  ])('B2: from %j to %j: %j, said at the end while the title is missing', (start, end, said) => {
    const { issues } = v.safeParse(Times, { title: '', start, end });
    const { title, ...times } = (issues && v.flatten(issues).nested) ?? {};
    expect(title).toHaveLength(1);
    expect(times).toEqual(said ? { end: said } : {});
  });
});

describe('rich texts', () => {
  const picture = `<img src="data:image/jpeg;base64,${'A'.repeat(730_000)}">`;

  it('B9: may have pictures of any size', () => {
    const html = `<p>一</p>${picture}<p>二</p>`;
    expect(v.parse(richTextInput, html)).toBe(html);
  });

  it('B9: may not be longer than what visitors see', () => {
    const { issues } = v.safeParse(richTextInput, `${picture}<p>${'长'.repeat(512 * 1024)}</p>`);
    expect(issues?.map(({ message }) => message)).toEqual(['textLength']);
  });
});
