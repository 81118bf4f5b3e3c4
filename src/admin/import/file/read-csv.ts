import Papa from 'papaparse';
import { latin, START, wideOrder } from './file-kind.ts';
import type { Encoding } from './table.ts';
import { unprotected } from '#src/lib/text/csv.ts';
import { typedText } from '#src/lib/text/typed-text.ts';

/** Also the server's limit for the users' import. */
export const MAX_TABLE_BYTES = 10 * 1024 * 1024;

/** The possible delimiters, the most likely first. */
const DELIMITERS = [',', '\t', ';', '|'];
/** The number of rows for guessing the delimiter. */
const FIRST_ROWS = 20;

/** The rows of a CSV text; null where its quotes do not pair. */
export function readCsv(text: string): string[][] | null {
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

/** The part of a text's characters beyond ASCII that may be broken in UTF-8; other encodings read as UTF-8 break most. */
const FEW = 0.3;

/**
 * Decodes the bytes of a CSV file: UTF-8, UTF-16, or GBK as Excel on Chinese Windows writes it. One broken byte does
 * not change the encoding: the byte order mark decides, without one the share of broken characters.
 * @param encoding the one that a person has chosen, in place of the guess
 * @returns the text and its encoding, which is undefined for UTF-16
 */
export function decodeText(
  bytes: Uint8Array<ArrayBuffer>,
  encoding?: Encoding,
): { text: string; encoding?: Encoding } {
  const decoded = (name: Encoding) => ({
    text: new TextDecoder(name).decode(bytes),
    encoding: name,
  });
  if (encoding) return decoded(encoding);
  const start = latin(bytes.subarray(0, START));
  const wide = wideOrder(start);
  if (wide !== null) return { text: new TextDecoder(wide).decode(bytes) };
  const utf8 = decoded('utf-8');
  if (start.startsWith('\u00EF\u00BB\u00BF')) return utf8;
  const beyondAscii = utf8.text.match(/[^\0-\x7F]/g) ?? [];
  const broken = beyondAscii.filter((character) => character === '\uFFFD');
  return broken.length <= beyondAscii.length * FEW ? utf8 : decoded('gb18030');
}
