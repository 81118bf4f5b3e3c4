import Papa from 'papaparse';
import { checkRows } from './check-rows.ts';
import { findColumns, REASON_COLUMN } from './columns.ts';
import { SheetError } from './sheet.ts';
import type { Sheet, Workbook } from './sheet.ts';
import { withEnding, workbookEnding } from './workbook.ts';

/**
 * Recognises an Excel workbook, which is left to the server, and reads any other file as CSV.
 * @throws SheetError as `readSheet` does
 */
export async function readFile(file: File, ownUsername: string): Promise<Sheet | Workbook> {
  if (file.size > MAX_BYTES) throw new SheetError('tooLarge');
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
  const { data, errors } = Papa.parse<string[]>(await readText(file));
  if (errors.some(({ type }) => type === 'Quotes')) throw new SheetError('broken');
  const [first = [], ...lines] = data;
  const all = first.map((title) => title.trim());
  const reasons = Object.values(REASON_COLUMN);
  const head = all.filter((title) => title !== '' && !reasons.includes(title));
  const titles = findColumns(head);
  if (titles.username === undefined) throw new SheetError('columns');

  const rows = lines
    .map((cells, index) => ({
      line: index + 2,
      cells: Object.fromEntries(
        head.map((title) => [title, plainText(cells[all.indexOf(title)] ?? '')]),
      ),
    }))
    .filter(({ cells }) => Object.values(cells).some((cell) => cell !== ''));
  if (rows.length === 0) throw new SheetError('empty');
  return { fileName: file.name, head, titles, rows: checkRows(rows, titles, ownUsername) };
}

/** Removes the `'` that protects a cell from being read as a formula. */
function plainText(cell: string): string {
  return cell.trim().replace(/^'(?=\s*[=+\-@＝＋－＠])/, '');
}

/** The server's limit. */
const MAX_BYTES = 10 * 1024 * 1024;

/** Decodes a CSV file: UTF-8, UTF-16, or GBK as Excel on Chinese Windows writes it. */
async function readText(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}
