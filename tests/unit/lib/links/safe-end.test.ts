import { describe, expect, it } from 'vitest';
import { productSubject } from '#src/app/contact/contact-subject.ts';
import { compareAddress, idsInAddress } from '#src/features/product/compare/compare-address.ts';
import { withSafeEnd } from '#src/lib/links/safe-end.ts';

const END = /[\p{L}\p{N}/]$/u;

describe('a link that people send each other', () => {
  it.each(['-', '_', '.', '~', '!', '*', "'", '(', ')'])(
    'ends in no %s, which chat programs would leave out',
    (sign) => {
      const link = withSafeEnd(`https://site.example/news/details?id=a${sign}${sign}`);
      expect(link).toMatch(END);
      expect(new URL(link).searchParams.get('id')).toBe(`a${sign}${sign}`);
    },
  );

  it('stays as it is where it ends in a letter or a digit', () => {
    for (const link of ['https://site.example/a-_', '/news?id=1', '/', '/a?q=%20'].map(
      (one) => `${one}9`,
    ))
      expect(withSafeEnd(link)).toBe(link);
  });

  it('names the compared products to its end', () => {
    const address = compareAddress(['a_', 'b-']);
    expect(address).toMatch(END);
    expect(idsInAddress(new URL(address, 'https://site.example').searchParams)).toEqual([
      'a_',
      'b-',
    ]);
  });

  it('in a message names the product to its end', () => {
    const { url } = productSubject({ products: [{ id: 'a_', name: '甲', model: '' }] });
    expect(url).toMatch(/\/product\/details\?id=a%5F$/);
  });
});
