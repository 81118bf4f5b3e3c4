import { expect, it } from 'vitest';
import { mailHref } from '#src/lib/links/mail-href.ts';

it.each([
  ['a@example.com', 'mailto:a@example.com'],
  [' a@example.com ', 'mailto:a@example.com'],
  ['a@example.com / b@example.com', 'mailto:a@example.com'],
  ['a@example.com、b@example.com', 'mailto:a@example.com'],
  ['邮箱a@example.com', 'mailto:a@example.com'],
  ['ａ＠example．com', 'mailto:a@example.com'],
  ['\u202Da@example.com\u202C', 'mailto:a@example.com'],
  ['请致电', undefined],
  ['', undefined],
])('a mail to %j goes to one address', (email, href) => expect(mailHref(email)).toBe(href));

it('a text without end has no address, at once', () => {
  expect(mailHref('a'.repeat(1_000_000))).toBeUndefined();
  expect(mailHref(`a@example.com ${'a'.repeat(1_000_000)}`)).toBe('mailto:a@example.com');
});

it('a text that is too long for mail programs is left out of the link', () => {
  expect(mailHref('a@example.com', '应聘', '你好')).toContain('&body=');
  expect(mailHref('a@example.com', '应聘', '长'.repeat(3000))).not.toContain('&body=');
});
