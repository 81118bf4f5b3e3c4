import { expect, it } from 'vitest';
import { initials } from '#src/app/layouts/backstage/account.ts';

it.each([
  ['沈若禾', '若禾'],
  ['徐磊', '徐磊'],
  ['系统管理员', '系'],
  ['Ada Lovelace', 'AL'],
  ['zhou.yi', 'ZY'],
  ['𠮷田', '𠮷田'],
  ['👨‍👩‍👧 Li', '👨‍👩‍👧L'],
  ['e\u0301tienne', 'E\u0301'],
  ['', ''],
])('A11: the avatar without a picture shows %s as %s', (name, shown) => {
  expect(initials(name)).toBe(shown);
});
