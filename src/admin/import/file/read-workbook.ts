import {
  type Cell,
  cellRef,
  type CellValue,
  rangeRef,
  readXls,
  readXlsx,
  type Sheet as RawSheet,
} from 'hucre/xlsx';
import { format, isDateFormat } from 'numfmt';
import { unprotected } from '#src/lib/text/csv.ts';
import { typedText } from '#src/lib/text/typed-text.ts';
import { type Sheet, TableError } from './table.ts';
import { withoutReadings } from './zip-parts.ts';

/** The most rows of a sheet, including those hidden by a filter. */
const READ_ROWS = 30_000;
/** The most columns of a sheet; no table that people fill in has as many. */
const READ_COLUMNS = 1000;
/** A filled row among so many before the limit means that the sheet probably has more rows. */
const LAST_ROWS = 100;

/**
 * The sheets of a workbook with content; cells have the text that a person sees.
 * @throws TableError for a workbook that is broken, locked or too long
 */
export async function readWorkbook(
  bytes: Uint8Array<ArrayBuffer>,
  kind: 'xlsx' | 'xls',
): Promise<Sheet[]> {
  const options = { maxRows: READ_ROWS, readStyles: true };
  const workbook = await (
    kind === 'xlsx' ? readXlsx(await withoutReadings(bytes), options) : readXls(bytes)
  ).catch((error: unknown) => {
    const isLocked = error instanceof Error && /encrypt|password/i.test(error.name + error.message);
    // The library's own limit of cells, filled or not.
    const isLarge = error instanceof Error && /cells\).*limit/i.test(error.message);
    throw new TableError(isLocked ? 'locked' : isLarge ? 'tooLarge' : 'unreadable');
  });
  const is1904 = workbook.dateSystem === '1904';
  return workbook.sheets.map((sheet) => readSheet(sheet, is1904)).filter(isFilled);
}

const isFilled = ({ rows }: Sheet) => rows.some(({ cells }) => cells.some((cell) => cell !== ''));

function readSheet(sheet: RawSheet, is1904: boolean): Sheet {
  if (sheet.rows.some((row) => row.slice(READ_COLUMNS).some((value) => (value ?? '') !== ''))) {
    throw new TableError('tooLarge');
  }
  const pictures: string[] = [];
  const uncomputed: string[] = [];
  const columns = sheet.columns ?? [];
  const read = sheet.rows.map((values, row) => {
    const stored = new Map<number, string>();
    const cells = values.slice(0, READ_COLUMNS).map((raw, column) => {
      const cell = sheet.cells?.get(`${row},${column}`);
      const value = asDate(raw, cell, is1904);
      if (isPicture(cell, value)) {
        pictures.push(cellRef(row, column));
        return '';
      }
      if (value === null && cell?.type === 'formula') uncomputed.push(cellRef(row, column));
      const text = cellText(value, cell, is1904);
      const more = storedText(value, cell, text);
      if (more !== undefined) stored.set(column, more);
      return text;
    });
    const { hidden = false, height } = sheet.rowDefs?.get(row) ?? {};
    return { line: row + 1, cells, stored, isHidden: hidden || height === 0 };
  });
  if (read.length >= READ_ROWS && read.slice(-LAST_ROWS).some(({ cells }) => cells.some(Boolean))) {
    throw new TableError('tooMany');
  }
  for (const { anchor } of sheet.images ?? []) {
    pictures.push(cellRef(anchor.from.row, anchor.from.col));
  }
  const { rows, merged } = fillMerged(read, sheet.merges ?? []);
  return {
    name: sheet.name,
    isHidden: sheet.hidden === true || sheet.veryHidden === true,
    rows,
    hiddenColumns: new Set(
      columns.flatMap(({ hidden, width }, index) => (hidden || width === 0 ? [index] : [])),
    ),
    merged,
    pictures,
    uncomputed,
  };
}

/** Copies the value of merged cells to every row of their range; a row with no other value is dropped. */
function fillMerged(read: Sheet['rows'], merges: NonNullable<RawSheet['merges']>) {
  const rows = read.map((row) => ({ ...row, cells: [...row.cells], stored: new Map(row.stored) }));
  const isOwn = rows.map(({ cells }) => cells.some((cell) => cell !== ''));
  const merged: string[] = [];
  for (const { startRow, startCol, endRow, endCol } of merges) {
    const first = rows[startRow];
    const text = first?.cells[startCol] ?? '';
    if (text === '') continue;
    const stored = first?.stored.get(startCol);
    const others = rows
      .slice(startRow + 1, endRow + 1)
      .filter((_row, at) => isOwn[startRow + 1 + at]);
    for (const row of others) {
      while (row.cells.length < startCol) row.cells.push('');
      row.cells[startCol] = text;
      if (stored !== undefined) row.stored.set(startCol, stored);
    }
    if (others.length > 0) merged.push(rangeRef(startRow, startCol, endRow, endCol));
  }
  return { rows, merged };
}

/** Whether a cell shows a picture: WPS stores it as a formula. */
function isPicture(cell: Cell | undefined, value: CellValue | undefined): boolean {
  return [cell?.formula, value].some(
    (text) => typeof text === 'string' && /^=?(?:_xlfn\.)?DISPIMG\(/i.test(text),
  );
}

function cellText(value: CellValue | undefined, cell: Cell | undefined, is1904: boolean): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (typeof value === 'string') {
    const text = value.replaceAll(/\r\n?/g, '\n');
    return typedText(unprotected(typedText(text)));
  }
  const number = value instanceof Date ? serialOf(value, is1904, cell) : value;
  const plain = value instanceof Date ? isoText(value) : exact(value);
  return typedText(shown(number, cell) ?? plain);
}

/** A number without binary rounding errors: Excel has 15 digits. */
function exact(value: number): string {
  return String(Number(value.toPrecision(15)));
}

/** Replacements for date formats of the computer, whose order of day, month and year is unknown here. */
const OWN_FORMATS = new Map([
  ['m/d/yyyy', 'yyyy/m/d'],
  ['m/d/yyyy h:mm', 'yyyy/m/d h:mm'],
]);

/** Morning and afternoon in Chinese time formats. */
const HALVES = '上午/下午';

/** The number format of a cell; '' if it has none. */
function plainPattern(cell: Cell | undefined): string {
  const pattern = cell?.style?.numFmt ?? '';
  return /^(?:general|@)$/i.test(pattern) ? '' : pattern.replaceAll(HALVES, 'AM/PM');
}

/** The text that Excel shows for a number; undefined without a format or with an unknown one. */
function shown(value: number, cell: Cell | undefined): string | undefined {
  const pattern = plainPattern(cell);
  if (pattern === '') return undefined;
  const isChinese =
    cell?.style?.numFmt?.includes(HALVES) === true || /\[\$-F[48]00\]/i.test(pattern);
  try {
    return format(OWN_FORMATS.get(pattern) ?? pattern, value, isChinese ? { locale: 'zh-CN' } : {});
  } catch {
    return undefined;
  }
}

const DAY = 24 * 60 * 60 * 1000;
/** The day 0 of the library. */
const FIRST_DAY = Date.UTC(1899, 11, 31);
/** The number of 29 February 1900, which Excel counts but which never existed. */
const NO_DAY = 60;
const DAYS_TO_1904 = 1462;

/** A number as a date, for date formats that the library does not know, such as weekdays. */
function asDate(
  value: CellValue | undefined,
  cell: Cell | undefined,
  is1904: boolean,
): CellValue | undefined {
  const pattern = plainPattern(cell);
  if (typeof value !== 'number' || pattern === '' || !isDateFormat(pattern)) return value;
  const serial = is1904 ? value + DAYS_TO_1904 : value;
  return new Date(FIRST_DAY + (serial < NO_DAY ? serial : serial - 1) * DAY);
}

/** The number that Excel stores for a date; a duration counts from the workbook's own first day. */
function serialOf(date: Date, is1904: boolean, cell: Cell | undefined): number {
  const days = (date.getTime() - FIRST_DAY) / DAY;
  const serial = days < NO_DAY ? days : days + 1;
  return is1904 && /\[(?:h+|m+|s+)\]/i.test(plainPattern(cell)) ? serial - DAYS_TO_1904 : serial;
}

/** `2026-11-20 09:30`, at midnight only the day. Excel has no time zones: the library returns dates in UTC. */
function isoText(date: Date): string {
  const iso = date.toISOString();
  return iso.slice(11, 19) === '00:00:00' ? iso.slice(0, 10) : iso.slice(0, 16).replace('T', ' ');
}

/** The last year that Excel uses for times without a date. */
const LAST_TIME_YEAR = 1904;

/** The stored value of a cell, where it differs from the visible text. */
function storedText(
  value: CellValue | undefined,
  cell: Cell | undefined,
  text: string,
): string | undefined {
  if (value instanceof Date) {
    return value.getUTCFullYear() <= LAST_TIME_YEAR ? undefined : isoText(value);
  }
  if (typeof value === 'number') return storedNumber(value, text);
  const target = cell?.hyperlink?.target ?? /^HYPERLINK\("([^"]+)"/i.exec(cell?.formula ?? '')?.[1];
  if (target === undefined || target.startsWith('#') || /^(?:https?:|\/|www\.)|@/i.test(text)) {
    return undefined;
  }
  return target.replace(/^mailto:/i, '');
}

/** The number with its visible digits, if these mean the same number. */
function storedNumber(value: number, text: string): string {
  const digits = text.replaceAll(/[^\d.-]/g, '');
  const decimals = digits.split('.')[1]?.length ?? 0;
  const seen = Number(digits);
  const isSame = digits !== '' && Math.abs(seen - value) <= 0.5 * 10 ** -decimals;
  return isSame ? String(seen) : exact(value);
}
