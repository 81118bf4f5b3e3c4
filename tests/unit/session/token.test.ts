import { describe, expect, it } from 'vitest';
import { buildLocalToken, decodeToken, isUnexpired } from '#src/session/token.ts';

const NOW = Date.parse('2026-11-20T08:00:00Z');

function tokenWith(payload: unknown): string {
  return `e30.${btoa(JSON.stringify(payload))}.x`;
}

describe('buildLocalToken', () => {
  it('A3: builds a token of three parts that expires 259200 s from now', () => {
    const token = buildLocalToken({ username: 'admin' }, NOW);
    expect(token.split('.')).toHaveLength(3);
    expect(decodeToken(token).exp).toBe(NOW / 1000 + 259_200);
  });

  it('A3: carries what is known of the person, in any script', () => {
    const token = buildLocalToken({ username: 'admin', nickname: '林青禾🌱' }, NOW);
    expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(decodeToken(token)).toMatchObject({ username: 'admin', nickname: '林青禾🌱' });
  });

  it('A3: lets nothing that the server sent set the expiry', () => {
    expect(decodeToken(buildLocalToken({ exp: 1, iat: 1 }, NOW)).exp).toBe(NOW / 1000 + 259_200);
  });
});

describe('decodeToken', () => {
  it.each([
    ['nothing', ''],
    ['one part', 'abc'],
    ['no base64', 'e30.%%%.x'],
    ['no JSON', `e30.${btoa('no json')}.x`],
    ['no object', tokenWith('text')],
    ['a list', tokenWith([1])],
    ['null', tokenWith(null)],
    ['no exp', tokenWith({ sub: '1' })],
    ['an exp that is no number', tokenWith({ exp: 'soon' })],
  ])("A9: says 'Invalid token!' to %s", (_, token) => {
    expect(() => decodeToken(token)).toThrow(/^Invalid token!$/);
  });

  it('A9: two parts and an exp are enough', () => {
    expect(decodeToken(`e30.${btoa('{"exp":5}')}`)).toEqual({ exp: 5 });
  });
});

describe('isUnexpired', () => {
  it('A7: a token is valid only while exp is greater than now in seconds', () => {
    expect(isUnexpired({ exp: NOW / 1000 + 1 }, NOW)).toBe(true);
    expect(isUnexpired({ exp: NOW / 1000 }, NOW)).toBe(false);
    expect(isUnexpired({ exp: NOW / 1000 }, NOW - 1)).toBe(true);
  });
});
