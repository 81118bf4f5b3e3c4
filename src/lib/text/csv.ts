type Cell = string | number;

/** A CSV file that Excel opens correctly. */
export function toCsv(rows: Cell[][]): Blob {
  return new Blob([csvText(rows)], { type: 'text/csv;charset=utf-8' });
}

/** CSV text with a BOM, so that Excel reads UTF-8, and with formulas escaped. */
export function csvText(rows: Cell[][]): string {
  const lines = rows.map((row) => row.map(quote).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function quote(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = isFormula(cell) ? `'${cell}` : cell;
  // Excel splits at semicolons in some locales, and at tabs in all.
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * True where Excel would run the cell as a formula, ignoring leading invisible characters; numbers
 * are safe.
 */
function isFormula(text: string): boolean {
  const seen = text.replace(/^[\s\p{Cc}\p{Cf}]+/u, '');
  const isOdd = /^[\t\r\n]/.test(text);
  return (isOdd || /^[=+\-@＝＋－＠]/.test(seen)) && !/^[+-]?\d+(\.\d+)?$/.test(text);
}
