import { readXls, readXlsx } from 'hucre/xlsx';
import { typedText } from '#src/lib/text/typed-text.ts';
import { MAX_ROWS, TableError } from './table.ts';

/** An old workbook (.xls) and a locked new one are OLE containers, a new one is a zip file. */
const ZIP = 0x50;
/** More are refused anyway: there may be lines above the titles, and empty ones. */
const READ_ROWS = MAX_ROWS + 100;

/**
 * The cells of the first visible sheet that has any, as texts.
 * @throws TableError for a workbook that is broken or locked
 */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<string[][]> {
  const options = { maxRows: READ_ROWS };
  const isZip = bytes[0] === ZIP;
  const workbook = await (isZip ? readXlsx(bytes, options) : readXls(bytes, options)).catch(
    (error: unknown) => {
      const isLocked =
        error instanceof Error && /encrypt|password/i.test(error.name + error.message);
      throw new TableError(isLocked ? 'locked' : 'unreadable');
    },
  );
  const sheets = workbook.sheets.filter(({ hidden, veryHidden }) => !hidden && !veryHidden);
  const texts = sheets.map(({ rows }) => rows.map((cells) => cells.map(cellText)));
  const isFilled = (rows: string[][]) => rows.some((cells) => cells.some((cell) => cell !== ''));
  return texts.find(isFilled) ?? [];
}

function cellText(value: string | number | boolean | Date | null | undefined): string {
  if (value === null || value === undefined) return '';
  if (!(value instanceof Date)) return typedText(String(value));
  // Excel's dates have no time zone: the library gives them in UTC.
  const iso = value.toISOString();
  return iso.slice(11, 19) === '00:00:00' ? iso.slice(0, 10) : iso.slice(0, 16).replace('T', ' ');
}
