import { MAX_TABLE_BYTES, readCsv } from './read-csv.ts';
import { TableError } from './table.ts';
import type { Table } from './table.ts';
import { workbookEnding } from './workbook.ts';

/** How far down the titles may be: many files begin with a heading. */
const FIRST_ROWS = 10;

/**
 * Reads a CSV file, or the first sheet of an Excel workbook that has content. The titles are in the row
 * with most known ones, else in the first row; empty rows are dropped.
 * @throws TableError where there is no table in the file
 */
export async function readTable(
  file: File,
  isKnownTitle: (title: string) => boolean,
): Promise<Table> {
  if (file.size > MAX_TABLE_BYTES) throw new TableError('tooLarge');
  const ending = await workbookEnding(file);
  const all = ending === null ? await readCsv(file) : await readSheet(file);
  if (all === null) throw new TableError('broken');
  const rows = all
    .map((cells, index) => ({ line: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const known = rows
    .slice(0, FIRST_ROWS)
    .map(({ cells }) => cells.filter((cell) => isKnownTitle(cell)).length);
  const place = Math.max(0, known.indexOf(Math.max(...known)));
  const [titles, ...body] = rows.slice(place);
  if (!titles || body.length === 0) throw new TableError('empty');
  const width = Math.max(...[titles, ...body].map(({ cells }) => cells.length));
  const head = Array.from({ length: width }, (_none, index) => titles.cells[index] ?? '');
  return { fileName: file.name, head, rows: body };
}

async function readSheet(file: File): Promise<string[][]> {
  const { readWorkbook } = await import('./read-workbook.ts');
  return readWorkbook(new Uint8Array(await file.arrayBuffer()));
}
