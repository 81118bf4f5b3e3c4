import { expect, it } from 'vitest';
import { cutText, textWidth } from '#src/lib/text/text-width.ts';

it('a Chinese character is as wide as two letters', () => {
  expect(textWidth('温室，2.0')).toBe(9);
  expect(textWidth('Greenhouse')).toBe(10);
});

it('an emoji of several parts, a rare Chinese character and a letter with a mark count once', () => {
  expect(textWidth('👨‍👩‍👧')).toBe(2);
  expect(textWidth('🇨🇳')).toBe(2);
  expect(textWidth('𠮷')).toBe(2);
  expect(textWidth('e\u0301')).toBe(1);
  expect(cutText('👨‍👩‍👧👨‍👩‍👧', 3)).toBe('👨‍👩‍👧…');
});

it('a text is cut where about thirty Chinese characters end, an ellipsis included', () => {
  const exact = '温'.repeat(30);
  expect(cutText(exact, 60)).toBe(exact);
  expect(cutText(`${exact}室`, 60)).toBe(`${'温'.repeat(29)}…`);
  expect(cutText('Smart greenhouses', 6)).toBe('Smart…');
});
