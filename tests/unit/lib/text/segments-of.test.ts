import { afterEach, expect, it, vi } from 'vitest';

const TEXT = '温室 sensors：2 号，𠮷林。';

async function segments(): Promise<{ segment: string; isWordLike?: boolean }[]> {
  vi.resetModules();
  const { segmentsOf } = await import('#src/lib/text/segments-of.ts');
  return segmentsOf(TEXT);
}

const { Segmenter } = Intl;
afterEach(() => void Object.assign(Intl, { Segmenter }));

it('splits a text into words and what is between them, and loses nothing', async () => {
  const all = await segments();
  expect(all.map(({ segment }) => segment).join('')).toBe(TEXT);
  expect(all.filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment)).toContain(
    '温室',
  );
});

it('takes Chinese characters for words in browsers that cannot tell', async () => {
  Reflect.deleteProperty(Intl, 'Segmenter');
  const all = await segments();
  expect(all.map(({ segment }) => segment).join('')).toBe(TEXT);
  expect(all.filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment)).toEqual([
    '温',
    '室',
    'sensors',
    '2',
    '号',
    '𠮷',
    '林',
  ]);
});
