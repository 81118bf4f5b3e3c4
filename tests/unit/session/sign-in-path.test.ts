import { expect, it } from 'vitest';
import { signInPath } from '#src/session/sign-in-path.ts';

it.each([
  ['jwtlocal', '/auth/jwt-local/sign-in'],
  ['jwt', '/auth/jwt/sign-in'],
  ['auth0', '/auth/auth0/sign-in'],
] as const)('A5: the method %s signs in at %s', (method, path) => {
  expect(signInPath('/backstage', method)).toBe(`${path}?returnTo=%2Fbackstage`);
});

it('A1: without a configured method it is jwtlocal', () => {
  expect(signInPath('/backstage')).toBe('/auth/jwt-local/sign-in?returnTo=%2Fbackstage');
});

it('A2: without a way back the path is the page alone', () => {
  expect(signInPath(null, 'jwt')).toBe('/auth/jwt/sign-in');
});

it('A5: the way back is the path with query and hash', () => {
  const path = signInPath('/backstage/a?page=2&q=水#row');
  expect(new URLSearchParams(path.split('?')[1]).get('returnTo')).toBe(
    '/backstage/a?page=2&q=水#row',
  );
});

it('B13+: a draft is the hash of the sign-in page, for every method', () => {
  expect(signInPath('/backstage/a?page=2#draft=xyz', 'auth0')).toBe(
    '/auth/auth0/sign-in?returnTo=%2Fbackstage%2Fa%3Fpage%3D2#draft=xyz',
  );
});
