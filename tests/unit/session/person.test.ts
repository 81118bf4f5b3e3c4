import { expect, it } from 'vitest';
import { personOf } from '#src/session/person.ts';

const user = { accessToken: 'a', role: 'admin', exp: 1 };

it.each([
  ['nobody', null, null],
  ['who is not named', user, null],
  ['a user name before an id', { ...user, sub: '7', username: 'linxia' }, 'linxia'],
  ['an id', { ...user, username: '', id: 7 }, '7'],
  ["a tenant's subject", { ...user, sub: 'auth0|7' }, 'auth0|7'],
])('A12: tells people apart by what the token names: %s', (_case, someone, name) => {
  expect(personOf(someone)).toBe(name);
});
