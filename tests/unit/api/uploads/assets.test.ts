import { describe, expect, it, onTestFinished } from 'vitest';
import { dialect } from '#src/api/dialects/dialect.ts';
import { assetsBase, assetUrl, storedPath } from '#src/api/uploads/assets.ts';

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

it.each([
  ['temp/a.png', '/api/files/temp/a.png'],
  ['/temp/a.png', '/temp/a.png'],
  ['https://cdn.example.com/a.png', 'https://cdn.example.com/a.png'],
  ['', ''],
])('C1: finds the upload "%s" below the path of the dialect', (address, path) => {
  const { upload } = dialect;
  Object.assign(dialect, { upload: { ...upload, path: '/files/' } });
  onTestFinished(() => void Object.assign(dialect, { upload }));
  expect(storedPath(address)).toBe(path);
});
