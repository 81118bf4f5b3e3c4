import { describe, expect, it } from 'vitest';
import { safeFileName, uploadName } from '#src/lib/text/file-name.ts';

describe('safeFileName', () => {
  it.each([
    ['温室 1.jpg', '温室 1.jpg'],
    ['../../etc/passwd', '_.._etc_passwd'],
    ['..', '_'],
    ['.', '_'],
    ['', '_'],
    ['.htaccess', 'htaccess'],
    ['a\u0000.png', 'a_.png'],
    ['C:\\x\\y.png', 'C__x_y.png'],
    ['photo\u202Egpj.exe', 'photo_gpj.exe'],
    ['CON', '_CON'],
    ['nul.txt', '_nul.txt'],
    ['console.txt', 'console.txt'],
    ['a.png. . ', 'a.png'],
    [`${'长'.repeat(500)}.png`, `${'长'.repeat(80)}.png`],
    [`${'𠮷'.repeat(500)}.png`, `${'𠮷'.repeat(60)}.png`],
    [`${'👨‍👩‍👧'.repeat(500)}.png`, `${'👨‍👩‍👧'.repeat(13)}.png`],
  ])('B4: %j is saved as %j', (name, safe) => {
    expect(safeFileName(name)).toBe(safe);
    expect(safeFileName(safe)).toBe(safe);
  });
});

it.each([
  ['温室1.jpg', '温室1.jpg'],
  ['IMG_2024-01.JPG', 'IMG_2024-01.JPG'],
  ['50% off #1?.png', '50-off-1.png'],
  ['a.tar?.gz', 'a.tar.gz'],
  ['温室\n1.jpg', '温室-1.jpg'],
  ['温室 1（新）.jpg', '温室-1-新.jpg'],
  ['a&b+c;d,e.webp', 'a-b-c-d-e.webp'],
  ['###.png', 'file.png'],
  ['?', 'file'],
  ['\u200b\u202Ex.png', 'x.png'],
  ['v1.2#3.png', 'v1.2-3.png'],
])('B4: %j is uploaded as %j, which means the same in every address', (name, sent) => {
  expect(uploadName(name)).toBe(sent);
  expect(new URL(sent, 'https://example.com/').pathname).toBe(`/${encodeURIComponent(sent)}`);
});
