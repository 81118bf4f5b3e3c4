import { describe, expect, it } from 'vitest';
import { readLinkAddress } from '#src/lib/links/link-address.ts';

describe('readLinkAddress', () => {
  it.each([
    ['https://example.com', 'https://example.com'],
    [' /news?id=1 ', '/news?id=1'],
    ['#top', '#top'],
    ['tel:400-000', 'tel:400-000'],
    ['example.com', 'https://example.com'],
    ['www.example.com/路径?q=1', 'https://www.example.com/路径?q=1'],
    ['例子.中国', 'https://例子.中国'],
    ['example.com:8080/a', 'https://example.com:8080/a'],
    ['me@example.com', 'mailto:me@example.com'],
  ])('B9: completes %s', (typed, address) => {
    expect(readLinkAddress(typed)).toBe(address);
  });

  it.each([
    '',
    '新闻',
    'news',
    'javascript:alert(1)',
    '//evil.example',
    'data:text/html,x',
    'https://',
  ])('B9: refuses %j', (typed) => {
    expect(readLinkAddress(typed)).toBeUndefined();
  });
});
