import Papa from 'papaparse';
import { toCsv } from '#src/lib/text/csv.ts';
import type { SheetRow } from './sheet.ts';

/** The file to send, in the template's format. */
export function fileToSend(fileName: string, head: string[], rows: SheetRow[]): File {
  const data = rows.map(({ cells }) => head.map((title) => cells[title] ?? ''));
  const csv = Papa.unparse([head, ...data], { newline: '\r\n' });
  return new File(['\uFEFF', csv], fileName, { type: 'text/csv' });
}

/** The rejected rows with their reasons. The file can be imported again. */
export function rejectedRowsFile(
  head: string[],
  rows: SheetRow[],
  reasonTitle: string,
  reasonOf: (row: SheetRow) => string,
): Blob {
  const data = rows.map((row) => [...head.map((title) => row.cells[title] ?? ''), reasonOf(row)]);
  return toCsv([[...head, reasonTitle], ...data]);
}
