import { describe, expect, it } from 'vitest';
import { assetsBase, assetUrl } from '#src/api/uploads/assets.ts';

describe('assetsBase', () => {
  it.each([
    ['', ''],
    ['https://api.example.com', 'https://api.example.com:443'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
  ])('C1: of the host "%s" is "%s"', (host, base) => expect(assetsBase(host)).toBe(base));
});

describe('assetUrl', () => {
  it.each([
    ['uploads/a.webp', '/uploads/a.webp'],
    ['/uploads/a.webp', '/uploads/a.webp'],
    ['https://cdn.example.com/a.webp', 'https://cdn.example.com/a.webp'],
    ['//cdn.example.com/a.webp', '//cdn.example.com/a.webp'],
    ['data:image/png;base64,AA==', 'data:image/png;base64,AA=='],
    ['', ''],
  ])('C1: finds the picture that the server names "%s"', (address, url) => {
    expect(assetUrl(address)).toBe(url);
  });
});
