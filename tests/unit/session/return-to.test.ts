import { describe, expect, it } from 'vitest';
import { safeReturnTo } from '#src/session/return-to.ts';

const SAFE = [
  '/',
  '/backstage',
  '/backstage/content/industry-news/list?page=2&sort=-publishTime#row-7',
  '/news?q=%E6%B8%A9%E5%AE%A4',
  '/a//b',
  '/a?next=https://evil.example',
  '/a#//evil.example',
  '/@evil.example',
  '/:80',
];

/** Known open redirect patterns. */
const LEADING_AWAY = [
  '',
  'backstage',
  '//evil.example',
  '///evil.example',
  '////evil.example/%2e%2e',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '/path\\..\\..',
  'https://evil.example',
  'HTTPS://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'http:///evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'mailto:a@evil.example',
  ' //evil.example',
  '\t//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/\u0000/evil.example',
  '/\u0085/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e//evil.example',
  '/%2e%2e//evil.example',
  '/a/..//evil.example',
  '/a/%2e%2e//evil.example',
  '/./\\evil.example',
  '@evil.example',
  'user:password@evil.example',
  'https://localhost:3000@evil.example/',
  'https://localhost:3000.evil.example/',
  'http://localhost:3001/',
  '?returnTo=//evil.example',
  '#//evil.example',
  '.evil.example',
  ':80',
  '//',
  '///',
  '/\u2028\\evil.example',
  '\u2028//evil.example',
  '／／evil.example',
  '\uFF0F/evil.example',
  '/[object Object]//\\evil.example',
  '//evil.example,/backstage',
];

/** Redirect loops and sign-outs. */
const SIGN_IN_PAGES = [
  '/auth',
  '/auth/',
  '/auth?returnTo=/backstage',
  '/auth/jwt-local/sign-in',
  '/auth/jwt-local/sign-in?returnTo=%2Fauth%2Fjwt-local%2Fsign-in',
  '/auth/auth0/sign-in?signOut=1',
  '/AUTH/auth0/sign-in?signOut=1',
  '/%61uth/auth0/sign-in?signOut=1',
  '/a/../auth/auth0/sign-in?signOut=1',
  '/./auth#x',
];

describe('safeReturnTo', () => {
  it.each(SAFE)('A6: follows %s', (value) => {
    expect(safeReturnTo(value)).toBe(value);
  });

  it.each(LEADING_AWAY)('A6: does not follow %j', (value) => {
    expect(safeReturnTo(value)).toBeNull();
  });

  it.each(SIGN_IN_PAGES)('A6: follows %s to no sign-in page', (value) => {
    expect(safeReturnTo(value)).toBeNull();
  });

  it.each(['/／evil.example', '/∕evil.example', '/%5cevil.example/a', '/a/%2f%2fevil.example'])(
    'A6: follows %s, which only looks suspicious',
    (value) => {
      const path = safeReturnTo(value) ?? '/';
      expect(new URL(path, location.origin).origin).toBe(location.origin);
    },
  );

  it('A6: follows nothing without a returnTo', () => {
    expect(safeReturnTo(null)).toBeNull();
    expect(safeReturnTo(undefined)).toBeNull();
  });

  it('A6: keeps only path, query and hash', () => {
    expect(safeReturnTo('/a/../b?c#d')).toBe('/b?c#d');
  });

  it('A6: takes at most 2048 characters', () => {
    expect(safeReturnTo(`/${'a'.repeat(2047)}`)).not.toBeNull();
    expect(safeReturnTo(`/${'a'.repeat(2048)}`)).toBeNull();
  });

  it('A6: every followed path stays within the origin, however it is put together', () => {
    const parts = [
      '/',
      '\\',
      '//',
      '.',
      '..',
      '%2e',
      '%2f',
      '%5c',
      '\t',
      '@',
      ':',
      '?',
      '#',
      'evil.example',
    ];
    for (const a of parts) {
      for (const b of parts) {
        for (const c of parts) {
          const path = safeReturnTo(`${a}${b}${c}evil.example`);
          if (path === null) continue;
          const { origin } = new URL(path, window.location.origin);
          expect([a, b, c, origin]).toEqual([a, b, c, window.location.origin]);
        }
      }
    }
  });
});
