import { describe, expect, it } from 'vitest';
import { safeHref, safeImageSrc } from '#src/lib/links/safe-href.ts';

describe('safeHref', () => {
  it.each([
    '/news',
    '/news/details?id=1#top',
    'news/details',
    './a',
    '?page=2',
    '#top',
    'https://example.com/路径?q=中文',
    'HTTP://example.com',
    'mailto:a@example.com?subject=x',
    'tel:+86-10-0000',
  ])('B9: returns %s unchanged', (address) => {
    expect(safeHref(address)).toBe(address);
  });

  it.each([
    '',
    '   ',
    '//evil.example',
    ' //evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'a/..//evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript&colon;alert(1)\u0000',
    'vbscript:x',
    'data:text/html,x',
    'data:image/png;base64,AAAA',
    'blob:https://example.com/1',
    'file:///etc/passwd',
    'ftp://example.com',
    'view-source:https://example.com',
    'intent://x',
    'https://user:secret@example.com',
    'https://bank.example@evil.example',
    'https:',
    'https://',
    'https://[',
    `https://example.com/${'a'.repeat(2048)}`,
  ])('B9: refuses %j', (address) => {
    expect(safeHref(address)).toBeUndefined();
  });

  it.each([
    ['www.example.com', 'https://www.example.com'],
    ['example.com/path?q=1#a', 'https://example.com/path?q=1#a'],
    ['example.com:8080/a', 'https://example.com:8080/a'],
    [' 例子.中国 ', 'https://例子.中国'],
    ['mail@example.com', 'mailto:mail@example.com'],
    ['mail@example.com?subject=x', 'mailto:mail@example.com?subject=x'],
  ])('B9: completes %s, which a browser would look for below the page', (address, whole) => {
    expect(safeHref(address)).toBe(whole);
  });

  it.each(['about.html', 'product.php?id=3', 'file/手册.pdf', '手册.PDF', 'v1.2', 'news'])(
    'B9: takes the file %s for no domain',
    (address) => {
      expect(safeHref(address)).toBe(address);
    },
  );

  it.each(['javascript.example:alert(1)', 'www.example.com@evil.example:x@', 'example.com\\a'])(
    'B9: refuses %s, which only looks like a domain',
    (address) => {
      expect(safeHref(address) ?? '').not.toMatch(/^(?:https?:.*@|javascript:)|\\/);
    },
  );

  it('trims an address', () => {
    expect(safeHref('  https://example.com ')).toBe('https://example.com');
  });
});

describe('safeImageSrc', () => {
  it.each([
    '/api/pictures/a.avif?widths=480-960',
    'https://assets.example/a.png',
    'data:image/png;base64,iVBORw0KGgo=',
    `data:image/webp;base64,${'A'.repeat(10_000)}`,
  ])('B9: accepts the picture %.60s', (address) => {
    expect(safeImageSrc(address)).toBe(address);
  });

  it.each([
    '',
    '//evil.example/a.png',
    'mailto:a@example.com',
    'data:image/svg+xml;base64,AAAA',
    'data:text/html;base64,AAAA',
    'data:image/png,<svg>',
    'blob:https://evil.example/1',
    'javascript:alert(1)',
  ])('B9: refuses the picture %j', (address) => {
    expect(safeImageSrc(address)).toBeUndefined();
  });
});
