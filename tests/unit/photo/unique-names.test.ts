import { describe, expect, it } from 'vitest';
import { uniqueNames } from '#src/features/photo/gallery/unique-names.ts';

describe('names within a zip', () => {
  it('B4: are unique, whatever their case', () => {
    expect(uniqueNames(['a.jpg', 'A.jpg', 'a.jpg', 'b', 'b'])).toEqual([
      'a.jpg',
      'A (2).jpg',
      'a (3).jpg',
      'b',
      'b (2)',
    ]);
  });

  it('B4: never lead out of the folder', () => {
    expect(uniqueNames(['../../etc/passwd', String.raw`C:\x?.png`, '大棚/一号.webp'])).toEqual([
      '_.._etc_passwd',
      'C__x_.png',
      '大棚_一号.webp',
    ]);
  });
});
