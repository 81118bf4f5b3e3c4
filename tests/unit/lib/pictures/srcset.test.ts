import { describe, expect, it } from 'vitest';
import { srcSet } from '#src/lib/pictures/srcset.ts';

describe('srcSet', () => {
  it('lists each width that the address offers', () => {
    expect(srcSet('/api/pictures/lab.avif?widths=480-960')).toBe(
      '/api/pictures/lab.avif?widths=480-960&w=480 480w, /api/pictures/lab.avif?widths=480-960&w=960 960w',
    );
    expect(srcSet('/a.avif?v=1&widths=320&x=1')).toBe('/a.avif?v=1&widths=320&x=1&w=320 320w');
  });

  it('leaves a focal point out, which no server knows', () => {
    expect(srcSet('/a.avif?widths=480#focus=40-30')).toBe('/a.avif?widths=480&w=480 480w');
  });

  it.each([
    '',
    '/a.png',
    '/a.png?w=1',
    '/a.png?widths=',
    '/a.png?widths=big',
    '/a b.png?widths=1',
    'data:x',
  ])('is undefined for %j', (address) => {
    expect(srcSet(address)).toBeUndefined();
  });
});
