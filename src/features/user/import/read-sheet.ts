import Papa from 'papaparse';
import { checkRows } from './check-rows.ts';
import { COLUMNS, REASON_COLUMN } from './columns.ts';
import { SheetError } from './sheet.ts';
import type { Sheet } from './sheet.ts';

/**
 * Reads and validates a filled-in template; unknown columns are kept, empty rows dropped.
 * @param ownUsername account that an import must not change
 * @throws SheetError where the file is not a user spreadsheet
 */
export async function readSheet(file: File, ownUsername: string): Promise<Sheet> {
  const { data, errors } = Papa.parse<string[]>(await readText(file));
  if (errors.some(({ type }) => type === 'Quotes')) throw new SheetError('broken');
  const [first = [], ...lines] = data;
  const titles = first.map((title) => title.trim());
  const reasons = Object.values(REASON_COLUMN);
  const head = titles.filter((title) => title !== '' && !reasons.includes(title));
  const missing = COLUMNS.map(({ title }) => title).filter((title) => !head.includes(title));
  if (missing.length > 0) throw new SheetError('columns', missing.join('、'));

  const rows = lines
    .map((cells, index) => ({
      line: index + 2,
      cells: Object.fromEntries(
        head.map((title) => [title, plainText(cells[titles.indexOf(title)] ?? '')]),
      ),
    }))
    .filter(({ cells }) => Object.values(cells).some((cell) => cell !== ''));
  if (rows.length === 0) throw new SheetError('empty');
  return { fileName: file.name, head, rows: checkRows(rows, ownUsername) };
}

/** Removes the `'` that protects a cell from being read as a formula. */
function plainText(cell: string): string {
  return cell.trim().replace(/^'(?=\s*[=+\-@＝＋－＠])/, '');
}

/** The server's limit. */
const MAX_BYTES = 10 * 1024 * 1024;

/**
 * Decodes a CSV file: UTF-8, UTF-16, or GBK as Excel on Chinese Windows writes it.
 * @throws SheetError for an Excel workbook or a file that is too large.
 */
async function readText(file: File): Promise<string> {
  if (file.size > MAX_BYTES) throw new SheetError('tooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isWorkbook(bytes)) throw new SheetError('excel');
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/** .xlsx is a zip file, .xls an OLE container. */
function isWorkbook(bytes: Uint8Array): boolean {
  const starts = [
    [0x50, 0x4b, 0x03, 0x04],
    [0xd0, 0xcf, 0x11, 0xe0],
  ];
  return starts.some((start) => start.every((byte, index) => bytes[index] === byte));
}
