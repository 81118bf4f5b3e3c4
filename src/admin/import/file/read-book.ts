import { decodeText, MAX_TABLE_BYTES, readCsv } from './read-csv.ts';
import { type Book, type Encoding, type Sheet, TableError } from './table.ts';
import { fileKind } from './file-kind.ts';

/**
 * Reads a CSV file or an Excel workbook, whatever its name says. Sheets without content are left out.
 * @param chosen the encoding of a text that a person has chosen, in place of the guess
 * @throws TableError where there is no table in the file
 */
export async function readBook(file: File, chosen?: Encoding): Promise<Book> {
  if (file.size > MAX_TABLE_BYTES) throw new TableError('tooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = fileKind(bytes);
  const isNamedText = !/\.(?:xlsx?|xlsm|et)$/i.test(file.name);
  if (kind === 'text') {
    const { text, encoding } = decodeText(bytes, chosen);
    const rows = readCsv(text);
    if (rows === null) throw new TableError('broken');
    return {
      file,
      kind,
      ...(encoding && { encoding }),
      sheets: [textSheet(rows)],
      ...(!isNamedText && { remark: 'text' }),
    };
  }
  const { readWorkbook } = await import('./read-workbook.ts');
  const sheets = await readWorkbook(bytes, kind);
  return { file, kind, sheets, ...(kind === 'xls' && { remark: 'old' }) };
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
