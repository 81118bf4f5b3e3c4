import { describe, expect, it } from 'vitest';
import { isSameFile, splitFocus, withFocus } from '#src/lib/pictures/focal-point.ts';

describe('focal point of an address', () => {
  it.each([
    ['/api/files/1.webp#focus=40-30', '/api/files/1.webp', { x: 40, y: 30 }],
    [
      'https://a.example/1.jpg?widths=480-960#focus=0-100',
      'https://a.example/1.jpg?widths=480-960',
      { x: 0, y: 100 },
    ],
    ['/1.jpg', '/1.jpg', undefined],
    ['/1.svg#icon', '/1.svg#icon', undefined],
    ['/1.jpg#focus=101-0', '/1.jpg#focus=101-0', undefined],
    ['/1.jpg?focus=40-30', '/1.jpg?focus=40-30', undefined],
    ['', '', undefined],
  ])('takes %j apart', (address, file, focus) => {
    expect(splitFocus(address)).toEqual({ file, focus });
  });

  it('sets, moves and removes the focal point, whose middle needs none', () => {
    const set = withFocus('/1.jpg?v=2', { x: 7, y: 93 });
    expect(set).toBe('/1.jpg?v=2#focus=7-93');
    expect(withFocus(set, { x: 8, y: 93 })).toBe('/1.jpg?v=2#focus=8-93');
    expect(withFocus(set, { x: 50, y: 50 })).toBe('/1.jpg?v=2');
    expect(withFocus(set)).toBe('/1.jpg?v=2');
    expect(withFocus('', { x: 1, y: 1 })).toBe('');
  });

  it('knows one file with different focal points', () => {
    expect(isSameFile('/1.jpg#focus=1-2', '/1.jpg')).toBe(true);
    expect(isSameFile('/1.jpg#focus=1-2', '/2.jpg#focus=1-2')).toBe(false);
  });
});
