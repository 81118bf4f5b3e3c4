/** The most rows of a file; each row is one request. */
export const MAX_FILE_ROWS = 5000;

/** The number of rows in which the column titles are searched: many files begin with a heading. */
const FIRST_ROWS = 10;

/** The encodings that a person can choose for a CSV file. */
export const ENCODINGS = ['utf-8', 'gb18030', 'big5'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A file's sheets, of which a CSV file has one. */
export type Book = {
  file: File;
  kind: 'text' | 'xlsx' | 'xls';
  /** The encoding in which a text was read; undefined for UTF-16, which leaves no doubt. */
  encoding?: Encoding;
  sheets: readonly Sheet[];
  /** `text`: a CSV file that is named as a workbook. `old`: a binary workbook, of which only the values are known. */
  remark?: 'text' | 'old';
};

export type Sheet = {
  name: string;
  isHidden: boolean;
  rows: readonly SheetRow[];
  /** Indexes of columns. */
  hiddenColumns: ReadonlySet<number>;
  /** Merged ranges over several rows, such as `A2:A4`; every row has the value. */
  merged: readonly string[];
  /** Cells that show a picture. */
  pictures: readonly string[];
  /** Cells with a formula without a stored result. */
  uncomputed: readonly string[];
};

type SheetRow = TableRow & { isHidden: boolean };

type TableRow = {
  /** Line in the file, from 1. */
  line: number;
  /** What a person sees in each cell. */
  cells: readonly string[];
  /** The stored values that differ, by the index of the column: exact numbers, dates, addresses of links. */
  stored: ReadonlyMap<number, string>;
};

/** A sheet's rows below its titles. */
export type Table = {
  fileName: string;
  /** Titles of the columns; '' for one without. */
  head: string[];
  /** Each column's number in the file, from 1. */
  numbers: number[];
  rows: TableRow[];
  /** Lines and columns that are hidden in the sheet. */
  hidden: { lines: number[]; columns: { title: string; number: number }[] };
};

type TableOptions = {
  /** Also the rows and columns that are hidden in the sheet. */
  withHidden?: boolean;
};

/**
 * The rows of a sheet below its column titles. The titles are in the row with the most known titles, else in the first
 * row. Empty rows and columns and repeated title rows are dropped. Null without rows.
 */
export function tableOf(
  fileName: string,
  sheet: Sheet,
  isKnownTitle: (title: string) => boolean,
  { withHidden = false }: TableOptions = {},
): Table | null {
  const filled = sheet.rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
  const known = filled.slice(0, FIRST_ROWS).map(countKnown(isKnownTitle));
  const place = Math.max(0, known.indexOf(Math.max(...known)));
  const [titles, ...below] = filled.slice(place);
  const body = below.filter(({ cells }) => !isSameText(cells, titles?.cells));
  if (!titles || body.length === 0) return null;
  const width = [titles, ...body].reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
  const columns = Array.from({ length: width }, (_none, index) => ({
    index,
    number: index + 1,
    title: titles.cells[index] ?? '',
  })).filter(({ index }) => [titles, ...body].some(({ cells }) => (cells[index] ?? '') !== ''));
  const isHidden = ({ index }: { index: number }) => sheet.hiddenColumns.has(index);
  const shown = withHidden ? columns : columns.filter((column) => !isHidden(column));
  return {
    fileName,
    head: shown.map(({ title }) => title),
    numbers: shown.map(({ number }) => number),
    rows: body
      .filter((row) => withHidden || !row.isHidden)
      .map(({ line, cells, stored }) => ({
        line,
        cells: shown.map(({ index }) => cells[index] ?? ''),
        stored: new Map(
          shown.flatMap(({ index }, at) => {
            const text = stored.get(index);
            return text === undefined ? [] : [[at, text]];
          }),
        ),
      }))
      .filter(({ cells }) => cells.some((cell) => cell !== '')),
    hidden: {
      lines: body.filter((row) => row.isHidden).map(({ line }) => line),
      columns: columns.filter(isHidden),
    },
  };
}

const countKnown =
  (isKnownTitle: (title: string) => boolean) =>
  ({ cells }: SheetRow): number =>
    cells.filter((cell) => cell !== '' && isKnownTitle(cell)).length;

function isSameText(cells: readonly string[], others: readonly string[] = []): boolean {
  const length = Math.max(cells.length, others.length);
  return Array.from({ length }).every(
    (_none, index) => (cells[index] ?? '') === (others[index] ?? ''),
  );
}

/** The sheet to read first: the visible sheet with rows that has the most known titles. */
export function firstSheet(
  sheets: readonly Sheet[],
  isKnownTitle: (title: string) => boolean,
): Sheet | undefined {
  const best = (sheet: Sheet) =>
    sheet.rows
      .slice(0, FIRST_ROWS)
      .map(countKnown(isKnownTitle))
      .reduce((one, other) => Math.max(one, other), 0);
  const [first] = sheets
    .filter(({ isHidden }) => !isHidden)
    .toSorted((one, other) => best(other) - best(one));
  return first ?? sheets[0];
}

export type TableFault =
  | 'tooLarge'
  | 'tooMany'
  | 'empty'
  | 'broken'
  | 'unreadable'
  | 'locked'
  | 'webPage'
  | 'pdf'
  | 'document'
  | 'otherWorkbook'
  | 'notTable';

export class TableError extends Error {
  override name = 'TableError';
  readonly fault: TableFault;

  constructor(fault: TableFault) {
    super(fault);
    this.fault = fault;
  }
}
