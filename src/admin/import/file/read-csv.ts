import Papa from 'papaparse';
import { latin, START, wideOrder } from './file-kind.ts';
import { unprotected } from '#src/lib/text/csv.ts';
import { typedText } from '#src/lib/text/typed-text.ts';

/** Also the server's limit for the users' import. */
export const MAX_TABLE_BYTES = 10 * 1024 * 1024;

/** The possible delimiters, the most likely first. */
const DELIMITERS = [',', '\t', ';', '|'];
/** The number of rows for guessing the delimiter. */
const FIRST_ROWS = 20;

/** The rows of a CSV file; null where its quotes do not pair. */
export async function readCsv(file: Blob): Promise<string[][] | null> {
  const text = await readText(file);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: delimiterOf(text) });
  if (errors.some(({ type }) => type === 'Quotes')) return null;
  return data.map((cells) => cells.map((cell) => typedText(unprotected(typedText(cell)))));
}

/**
 * The delimiter that splits most of the first rows into the same number of cells; of equal ones, into the most cells.
 * Papa's own guess reads few rows with two columns as one column.
 */
function delimiterOf(text: string): string {
  const guesses = DELIMITERS.flatMap((delimiter) => {
    const options = { delimiter, preview: FIRST_ROWS, skipEmptyLines: 'greedy' } as const;
    const widths = Papa.parse<string[]>(text, options).data.map(({ length }) => length);
    return widths.flatMap((width) => {
      const share = widths.filter((one) => one === width).length / widths.length;
      return width > 1 ? [{ delimiter, width, share }] : [];
    });
  });
  const [best] = guesses.toSorted(
    (one, other) => other.share - one.share || other.width - one.width,
  );
  return best?.delimiter ?? ',';
}

/** Decodes a CSV file: UTF-8, UTF-16, or GBK as Excel on Chinese Windows writes it. */
async function readText(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const wide = wideOrder(latin(bytes.subarray(0, START)));
  if (wide !== null) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}
