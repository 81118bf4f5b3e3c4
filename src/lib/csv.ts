type Cell = string | number;

/**
 * Rows as a CSV file that opens right in Excel: marked as UTF-8, so that Chinese stays Chinese, and
 * without a text that Excel would take for a formula.
 */
export function toCsv(rows: Cell[][]): Blob {
  const lines = rows.map((row) => row.map(quote).join(','));
  return new Blob(['\uFEFF', lines.join('\r\n'), '\r\n'], { type: 'text/csv;charset=utf-8' });
}

function quote(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = isFormula(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** What begins like a formula and is no number: Excel would run it. */
function isFormula(text: string): boolean {
  return /^\s*[=+\-@\t\r＝＋－＠]/.test(text) && !/^[+-]?\d+(\.\d+)?$/.test(text);
}
