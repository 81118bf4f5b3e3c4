import { expect, it, onTestFinished } from 'vitest';
import { pictureKey, readOwnAddress } from '#src/admin/pictures/uses/picture-key.ts';
import { env } from '#src/env.ts';

function withHost(host: string) {
  env.apiHost = host;
  onTestFinished(() => {
    env.apiHost = '';
  });
}

it('B4: one picture has one key, however its address is written', () => {
  withHost('https://api.example.com');
  const key = pictureKey('/files/棚.png');
  expect(key).toBeDefined();
  expect(pictureKey('files/棚.png')).toBe(key);
  expect(pictureKey('https://api.example.com/files/%E6%A3%9A.png')).toBe(key);
  expect(pictureKey('https://api.example.com:443/files/棚.png')).toBe(key);
  expect(pictureKey('/files/other.png')).not.toBe(key);
});

it.each(['产品', '', 'data:image/png;base64,AAAA', 'javascript:alert(1)', '//evil.example/a.png'])(
  'B4: %s is no address of a picture',
  (text) => expect(pictureKey(text)).toBeUndefined(),
);

it('B4: an address of this site or the picture server can be pasted, one of another site cannot', () => {
  withHost('https://api.example.com');
  expect(readOwnAddress(' /files/a.png ')).toBe('/files/a.png');
  expect(readOwnAddress(`${location.origin}/a.png`)).toBe(`${location.origin}/a.png`);
  expect(readOwnAddress('https://api.example.com/a.png')).toBe('https://api.example.com/a.png');
  expect(readOwnAddress('https://elsewhere.example/a.png')).toBeUndefined();
  expect(readOwnAddress('javascript:alert(1)')).toBeUndefined();
});
