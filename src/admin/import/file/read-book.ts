import { MAX_TABLE_BYTES, readCsv } from './read-csv.ts';
import { TableError, tableOf } from './table.ts';
import type { Book, Sheet, Table } from './table.ts';
import { firstSheet } from './table.ts';
import { fileKind } from './file-kind.ts';

/**
 * Reads a CSV file or an Excel workbook, whatever its name says. Sheets without content are left out.
 * @throws TableError where there is no table in the file
 */
export async function readBook(file: File): Promise<Book> {
  if (file.size > MAX_TABLE_BYTES) throw new TableError('tooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = fileKind(bytes);
  const isNamedText = !/\.(?:xlsx?|xlsm|et)$/i.test(file.name);
  if (kind === 'text') {
    const rows = await readCsv(file);
    if (rows === null) throw new TableError('broken');
    return {
      fileName: file.name,
      sheets: [textSheet(rows)],
      ...(!isNamedText && { remark: 'text' }),
    };
  }
  const { readWorkbook } = await import('./read-workbook.ts');
  const sheets = await readWorkbook(bytes, kind);
  return { fileName: file.name, sheets, ...(kind === 'xls' && { remark: 'old' }) };
}

const NONE = { hiddenColumns: new Set<number>(), merged: [], pictures: [], uncomputed: [] };
const NOTHING_STORED: ReadonlyMap<number, string> = new Map();

function textSheet(rows: readonly string[][]): Sheet {
  return {
    ...NONE,
    name: '',
    isHidden: false,
    rows: rows.map((cells, index) => ({
      line: index + 1,
      cells,
      stored: NOTHING_STORED,
      isHidden: false,
    })),
  };
}

/**
 * The table of a file's first sheet, without what is hidden there.
 * @throws TableError where there is none
 */
export async function readTable(
  file: File,
  isKnownTitle: (title: string) => boolean,
): Promise<Table> {
  const { sheets } = await readBook(file);
  const sheet = firstSheet(sheets, isKnownTitle);
  const table = sheet && tableOf(file.name, sheet, isKnownTitle);
  if (!table) throw new TableError('empty');
  return table;
}
