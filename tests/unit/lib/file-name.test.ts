import { describe, expect, it } from 'vitest';
import { safeFileName } from '#src/lib/file-name.ts';

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
  ])('B4: %j is saved as %j', (name, safe) => {
    expect(safeFileName(name)).toBe(safe);
    expect(safeFileName(safe)).toBe(safe);
  });
});
