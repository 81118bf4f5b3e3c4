import { expect, it } from 'vitest';
import { absoluteUrl } from '#src/lib/links/absolute-url.ts';

it.each([
  ['/news?id=1', `${location.origin}/news?id=1`],
  ['https://assets.example/a.png', 'https://assets.example/a.png'],
  ['', ''],
  ['https://[', ''],
  ['//evil.example/a.png', ''],
])('P11: the absolute address of %j is %j', (address, told) => {
  expect(absoluteUrl(address)).toBe(told);
});
