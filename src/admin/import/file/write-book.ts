import { withEnding } from './file-kind.ts';
import type { Book } from './table.ts';

/** A file of the same type with these rows. Cells are not escaped: a server reads it, no spreadsheet program. */
export async function writeBook({ file, kind }: Book, rows: string[][]): Promise<File> {
  if (kind === 'text') {
    const { default: Papa } = await import('papaparse');
    const csv = Papa.unparse(rows, { newline: '\r\n' });
    return new File(['\uFEFF', csv], withEnding(file.name, 'csv'), { type: 'text/csv' });
  }
  const { writeXlsx } = await import('hucre/xlsx');
  const bytes = await writeXlsx({ sheets: [{ name: 'Sheet1', rows }] });
  return new File([new Uint8Array(bytes)], withEnding(file.name, 'xlsx'), { type: XLSX });
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
