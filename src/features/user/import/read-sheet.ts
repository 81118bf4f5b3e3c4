import Papa from 'papaparse';
import { checkRows } from './check-rows.ts';
import { COLUMNS, REASON_COLUMN } from './columns.ts';
import { readText } from './read-text.ts';
import { SheetError } from './sheet.ts';
import type { Sheet } from './sheet.ts';

/**
 * Reads a filled-in template and says what is wrong with which cell. Columns that we do not know go
 * along; empty rows do not.
 * @param ownUsername whom an import must not change
 * @throws SheetError where the file is no spreadsheet of users
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

/** Without the mark that keeps spreadsheets from taking a text for a formula. */
function plainText(cell: string): string {
  return cell.trim().replace(/^'(?=\s*[=+\-@＝＋－＠])/, '');
}
