import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { endsAfterStart, linkInput, urlInput } from '#src/api/input.ts';

const UNSAFE = [
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  'https:',
  'https://user:secret@example.com',
  'mailto:a@example.com',
  'product',
];

describe('addresses', () => {
  it.each(['/product?categoryId=2', 'https://expo.example.com/hall?no=3', 'http://a.example', ''])(
    'B2: a link may be %j',
    (address) => expect(v.parse(linkInput, address)).toBe(address),
  );

  it.each(UNSAFE)('B2: no link is %j', (address) => {
    const { issues } = v.safeParse(linkInput, address);
    expect(issues?.map(({ message }) => message)).toEqual(['link']);
    expect(v.is(urlInput, address)).toBe(false);
  });

  it('B2: a web address is no path of this site', () => {
    expect(v.is(urlInput, 'https://partner.example.com')).toBe(true);
    expect(v.is(urlInput, '/product')).toBe(false);
  });
});

describe('endsAfterStart', () => {
  const early = '2026-11-20T08:00:00Z';
  const late = '2026-11-20T17:00:00+08:00';

  it.each([
    [early, late, true],
    [late, early, false],
    [early, early, false],
    [early, '', true],
    ['', early, true],
  ])('B2: from %j to %j: %s', (start, end, fits) => expect(endsAfterStart(start, end)).toBe(fits));
});
