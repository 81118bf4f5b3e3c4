/** `moment` is a date or time in figures, which Excel may read as one. */
export type CsvCell = string | number | { moment: string };

/** A CSV file that Excel opens correctly. */
export function toCsv(rows: CsvCell[][]): Blob {
  return new Blob([csvText(rows)], { type: 'text/csv;charset=utf-8' });
}

/** CSV text with a BOM, so that Excel reads UTF-8, and with what it would change protected. */
export function csvText(rows: CsvCell[][]): string {
  const lines = rows.map((row) => row.map(quote).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function quote(cell: CsvCell): string {
  const text = typeof cell === 'object' ? cell.moment : shielded(String(cell));
  // Excel splits at semicolons in some locales, and at tabs in all.
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const shielded = (text: string) => (isAtRisk(text) ? `'${text}` : text);

/** Signs before a text that stop spreadsheets from interpreting it; some Chinese systems write a backtick. */
const SHIELD = /^['’‘＇`]/;
const FORMULA_TEXT = /^=\s*(?:T\(\s*)?"((?:[^"]|"")*)"\s*\)?$/i;
const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:E[+-]?\d+)?$/i;

/**
 * A cell's text without its protection from spreadsheets: `'00123`, `="00123"`. The reverse of an export;
 * an apostrophe before a text that needs no protection belongs to the text.
 */
export function unprotected(cell: string): string {
  const inFormula = FORMULA_TEXT.exec(cell)?.[1];
  if (inFormula !== undefined) return inFormula.replaceAll('""', '"');
  const rest = cell.slice(1);
  return SHIELD.test(cell) && (NUMBER.test(rest) || isAtRisk(rest)) ? rest : cell;
}

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const TIME = String.raw`\d{1,4}:\d{0,2}(?::\d{0,2}(?:\.\d+)?)?(?:\s*[ap]m?)?`;

/** Texts that Excel converts and saves converted: dates, times, fractions, amounts, words of its own. */
const CHANGED = [
  String.raw`\d{1,4}\s*[-/]\s*\d{1,2}(?:\s*[-/]\s*\d{1,4})?(?:\s+${TIME})?`,
  String.raw`\d{1,2}\s*[-/]\s*\d{4}`,
  String.raw`\d+\.\d+\.\d+`,
  String.raw`(?:\d{2,4}年)?\d{1,2}月(?:\d{1,2}日)?(?:\s*${TIME})?`,
  String.raw`\d{1,4}[-/.\s]*${MONTH}(?:[-/.,\s]*\d{1,4})?`,
  String.raw`${MONTH}[-/.,\s]*\d{1,4}(?:[-/,\s]+\d{1,4})?`,
  TIME,
  String.raw`\d{1,2}\s+[ap]m?`,
  String.raw`[+-]?\d+\s+\d+/\d+`,
  String.raw`\([\d.,\s]+\)`,
  String.raw`[+-]?[\d,]*\.\d*\s*%`,
  String.raw`[+-]?\p{Sc}\s*[+-]?[\d.,]+|[+-]?[\d.,]+\s*\p{Sc}`,
  'true|false',
  '#(?:N/A|REF!|VALUE!|DIV/0!|NAME\\?|NUM!|NULL!)',
].map((pattern) => new RegExp(`^(?:${pattern})$`, 'iu'));

/** A number that Excel shows and saves digit by digit: 11 of them at most, no zero too many. */
const PLAIN_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/;
const MAX_DIGITS = 11;

/** Whether Excel would execute a cell with this text, or convert it. */
function isAtRisk(text: string): boolean {
  if (unprotected(text) !== text) return true;
  // Excel reads full-width digits as digits, and ignores some characters.
  const seen = text
    .normalize('NFKC')
    .replace(/^[\s\p{Cc}\p{Cf}]+/u, '')
    .trimEnd();
  if (NUMBER.test(seen)) {
    return !PLAIN_NUMBER.test(seen) || seen.replaceAll(/\D/g, '').length > MAX_DIGITS;
  }
  return /^[\t\r\n]/.test(text) || /^[=+\-@]/.test(seen) || CHANGED.some((one) => one.test(seen));
}
