/** Shown for a date that cannot be read, and the value of a field with one that is half typed. */
export const INVALID_DATE = 'Invalid date';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const SERVER_TIME = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)$/;

/**
 * Parses a server's time: ISO 8601, `YYYY-MM-DD` or `YYYY-MM-DD HH:mm:ss` in the server's time
 * (+08:00), or epoch milliseconds. Null for anything else.
 */
export function parseDateTime(value: string | number): Date | null {
  const date = new Date(typeof value === 'number' ? value : toIso(value.trim()));
  return Number.isNaN(date.getTime()) ? null : date;
}

function toIso(value: string): string | number {
  if (/^\d{10,}$/.test(value)) return Number(value);
  if (DAY.test(value)) return `${value}T00:00:00+08:00`;
  const local = SERVER_TIME.exec(value);
  return local ? `${local[1]}T${local[2]}+08:00` : value;
}

/** Makes a day alone its last moment in the server's time (+08:00); other values are returned unchanged. */
export function toDayEnd(value: string | number): string | number {
  if (typeof value !== 'string' || !DAY.test(value.trim())) return value;
  return `${value.trim()}T23:59:59.999+08:00`;
}

/** True for the last second of a day in the server's time (+08:00), which stands for that whole day. */
export function isDayEnd(iso: string): boolean {
  return /T15:59:59(\.\d+)?Z$/.test(iso);
}
