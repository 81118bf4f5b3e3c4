type Cell = string | number;

/** Rows as a CSV file that opens right in Excel. */
export function toCsv(rows: Cell[][]): Blob {
  return new Blob([csvText(rows)], { type: 'text/csv;charset=utf-8' });
}

/**
 * What stands in such a file: marked as UTF-8, so that Chinese stays Chinese, and without a text that
 * Excel would take for a formula.
 */
export function csvText(rows: Cell[][]): string {
  const lines = rows.map((row) => row.map(quote).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function quote(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = isFormula(cell) ? `'${cell}` : cell;
  // Some countries' Excel splits at semicolons, and every one at tabs.
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** What begins like a formula, after anything that cannot be seen, and is no number: Excel would run it. */
function isFormula(text: string): boolean {
  const seen = text.replace(/^[\s\p{Cc}\p{Cf}]+/u, '');
  const isOdd = /^[\t\r\n]/.test(text);
  return (isOdd || /^[=+\-@＝＋－＠]/.test(seen)) && !/^[+-]?\d+(\.\d+)?$/.test(text);
}
