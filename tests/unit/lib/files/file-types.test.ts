import { expect, it } from 'vitest';
import {
  FILE_ENDINGS,
  fileProblem,
  fileType,
  formatOf,
  isDocument,
} from '#src/lib/files/file-types.ts';

const MEGABYTE = 1024 * 1024;

it.each([
  ['说明书.pdf', 10 * MEGABYTE, undefined],
  ['说明书.PDF', 1, undefined],
  ['安装图.DWG', 1, undefined],
  ['证书.jpg', 1, undefined],
  ['说明书.pdf', 10 * MEGABYTE + 1, 'size'],
  ['说明书.pdf', 0, 'empty'],
  ['安装程序.exe', 1, 'type'],
  ['页面.html', 1, 'type'],
  ['标志.svg', 1, 'type'],
  ['说明书.pdf.js', 1, 'type'],
  ['说明书', 1, 'type'],
])('%s of %i bytes: %s', (name, size, problem) => {
  expect(fileProblem({ name, size })).toBe(problem);
});

it.each(
  'rar 7z zip tar gz ppt pptx doc xlsx wps et csv txt ofd dwg DXF step stp iges igs stl 3mf x_t sldprt ifc rvt skp'.split(
    ' ',
  ),
)('what a company hands out as .%s is accepted', (ending) => {
  expect(fileProblem({ name: `资料.${ending}`, size: 1 })).toBeUndefined();
});

it('knows a media type for every ending, and none that a browser runs', () => {
  const types = FILE_ENDINGS.map((ending) => fileType(`a.${ending}`));
  expect(types).not.toContain('');
  expect(types.filter((type) => /html|svg|script|xml$/.test(type))).toEqual([]);
});

it('names the format by the ending of the address, else by the media type', () => {
  expect(formatOf({ url: '/files/7.pdf?v=2#page', type: '' })).toBe('PDF');
  expect(formatOf({ url: '/download?id=7', type: 'application/zip' })).toBe('ZIP');
  expect(formatOf({ url: '/files/7.x_t', type: '' })).toBe('X_T');
  expect(formatOf({ url: '/download?id=7', type: 'application/vnd.rar' })).toBe('RAR');
  expect(formatOf({ url: '/download.php', type: 'image/jpeg' })).toBe('JPG');
  expect(formatOf({ url: '/download?id=7', type: 'application/octet-stream' })).toBe('');
});

it('tells documents from the pictures of the library, also where the server says no type', () => {
  expect(isDocument({ url: '/files/7.pdf', type: '' })).toBe(true);
  expect(isDocument({ url: '/files/7', type: 'application/pdf' })).toBe(true);
  expect(isDocument({ url: '/files/7.dwg', type: 'image/vnd.dwg' })).toBe(true);
  expect(isDocument({ url: '/files/7.jpg', type: '' })).toBe(false);
  expect(isDocument({ url: '/files/7', type: 'image/webp' })).toBe(false);
});
