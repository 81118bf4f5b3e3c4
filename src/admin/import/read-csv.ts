import Papa from 'papaparse';
import { typedText } from '#src/lib/typed-text.ts';

/** Also the server's limit for the users' import. */
export const MAX_TABLE_BYTES = 10 * 1024 * 1024;

/** The rows of a CSV file; null where its quotes do not pair. */
export async function readCsv(file: Blob): Promise<string[][] | null> {
  const { data, errors } = Papa.parse<string[]>(await readText(file));
  if (errors.some(({ type }) => type === 'Quotes')) return null;
  return data.map((cells) => cells.map(plainCell));
}

/** Trims a cell and removes the `'` that protects it from being read as a formula. */
function plainCell(cell: string): string {
  return typedText(cell).replace(/^'(?=\s*[=+\-@＝＋－＠])/, '');
}

/** Decodes a CSV file: UTF-8, UTF-16, or GBK as Excel on Chinese Windows writes it. */
async function readText(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}
