import { MAX_TABLE_BYTES, readCsv } from '#src/admin/import/file/read-csv.ts';
import { withEnding, workbookEnding } from '#src/admin/import/file/workbook.ts';
import { checkRows } from './check-rows.ts';
import { findColumns, REASON_COLUMN } from './columns.ts';
import { SheetError } from './sheet.ts';
import type { Sheet, Workbook } from './sheet.ts';

/**
 * Recognises an Excel workbook, which is left to the server, and reads any other file as CSV.
 * @throws SheetError as `readSheet` does
 */
export async function readFile(file: File, ownUsername: string): Promise<Sheet | Workbook> {
  if (file.size > MAX_TABLE_BYTES) throw new SheetError('tooLarge');
  const ending = await workbookEnding(file);
  if (ending === null) return readSheet(file, ownUsername);
  return { workbook: new File([file], withEnding(file.name, ending), { type: file.type }) };
}

/**
 * Reads and validates a filled-in template; unknown columns are kept, empty rows dropped.
 * @param ownUsername account that an import must not change
 * @throws SheetError where the file is not a user spreadsheet
 */
export async function readSheet(file: File, ownUsername: string): Promise<Sheet> {
  const data = await readCsv(file);
  if (data === null) throw new SheetError('broken');
  const [all = [], ...lines] = data;
  const reasons = Object.values(REASON_COLUMN);
  const head = all.filter((title) => title !== '' && !reasons.includes(title));
  const titles = findColumns(head);
  if (titles.username === undefined) throw new SheetError('columns');

  const rows = lines
    .map((cells, index) => ({
      line: index + 2,
      cells: Object.fromEntries(head.map((title) => [title, cells[all.indexOf(title)] ?? ''])),
    }))
    .filter(({ cells }) => Object.values(cells).some((cell) => cell !== ''));
  if (rows.length === 0) throw new SheetError('empty');
  return { fileName: file.name, head, titles, rows: checkRows(rows, titles, ownUsername) };
}
