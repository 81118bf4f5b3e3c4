/** Days since 1899-12-30, which Excel shows as a date where a cell has that format. */
const SERIAL = /^[345]\d{4}(?:\.\d+)?$/;

/** The date that a cell's number stands for; other texts are returned unchanged. */
export function excelDay(cell: string): string {
  if (!SERIAL.test(cell)) return cell;
  const serial = Number(cell);
  const minutes = Math.round(serial * 24 * 60);
  const iso = new Date(Date.UTC(1899, 11, 30, 0, minutes)).toISOString();
  return Number.isInteger(serial) ? iso.slice(0, 10) : iso.slice(0, 16).replace('T', ' ');
}
