import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { writeText } from '#tools/precompress.ts';

const LONG = 'new '.repeat(500);

function folderWith(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'precompress-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, '6.html');
  writeFileSync(file, text);
  return { folder, file };
}

it('a text is written with its compressed copies, and nothing else', async () => {
  const { folder, file } = folderWith('old');
  await writeText(file, LONG, 9);
  expect(readdirSync(folder)).toEqual(['6.html', '6.html.br', '6.html.gz']);
  expect(readFileSync(file, 'utf8')).toBe(LONG);
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(LONG);
});

it('P11: a text stays as it was until its copies are written, so that another run writes it again', async () => {
  const { file } = folderWith('old');
  mkdirSync(`${file}.gz`);
  await expect(writeText(file, LONG, 9)).rejects.toThrow(/directory/);
  expect(readFileSync(file, 'utf8')).toBe('old');
});
