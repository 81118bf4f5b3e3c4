import { HttpResponse } from 'msw';
import type { StoredFile } from '../files.ts';

/** Parses CSV; quoted cells may contain commas, quotes and line breaks. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain, end] of text
    .replace(/^\uFEFF/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === ',') continue;
    if (row.some((cell) => cell.trim() !== '')) rows.push(row);
    row = [];
  }
  return rows;
}

/** An attachment. */
export function csvResponse(fileName: string, csv: string): Response {
  return fileResponse(fileName, {
    bytes: new TextEncoder().encode(csv),
    type: 'text/csv; charset=utf-8',
  });
}

export function fileResponse(fileName: string, file: StoredFile): Response {
  return new HttpResponse(file.bytes, {
    headers: {
      'Content-Type': file.type,
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    },
  });
}
