import { cutDate, serverDay } from './calendar-date.ts';

/** Shown for an unreadable date; also the value of a field with a half-typed date. */
export const INVALID_DATE = 'Invalid date';

const CHINA = 8 * 3_600_000;
const DAY = 24 * 3_600_000;
/** Seconds below it, milliseconds above: in milliseconds it is in the year 1973, in seconds in 5138. */
export const MOST_SECONDS = 1e11;

/** A time as servers send it; as a list it is Jackson's year, month, day, hours, minutes, seconds and nanoseconds. */
export type SentTime = string | number | readonly (string | number)[];

const COMPACT = /^((?:19|20)\d\d)(\d\d)(\d\d)(?:T?(\d\d)(\d\d)(\d\d))?(?!\d)/;
/** Year, month, day, hours, minutes, seconds, milliseconds and zone, all but the first optional. */
const PARTS =
  /^(\d{4})(?:[-/.年](\d{1,2})(?:[-/.月](\d{1,2}))?)?[年月日]?(?:[T\s]*(\d{1,2})[:时](\d{1,2})(?:[:分](\d{1,2})(?:[.,](\d{1,3})\d*)?)?[分秒]?\s*(Z|[+-]\d\d(?::?\d\d)?)?(?:\[.*\])?)?$/i;
const NUMBER = /^(\/Date\()?(-?\d+(?:\.\d+)?)(?:[+-]\d{4})?(?:\)\/)?$/;
/** The default of some libraries: `Nov 20, 2026 9:30:00 AM`, `Fri Nov 20 09:30:00 CST 2026`. */
const ENGLISH = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec).*\d{4}/i;

/**
 * Parses a server's time: ISO 8601, a date with or without a time in the spellings of servers, in the
 * server's time (+08:00) where it names no zone, or seconds or milliseconds since the epoch. It does not
 * use `Date.parse` for these, because browsers differ in what they read besides ISO 8601, and use their
 * own zone. Null for anything else.
 */
export function parseDateTime(value: SentTime): Date | null {
  const text = toText(value);
  const parts = PARTS.exec(text);
  const date = new Date(parts ? timeOf(parts) : otherTime(text));
  return Number.isNaN(date.getTime()) ? null : date;
}

/** In characters; no server writes a longer time. */
const MAX_LENGTH = 100;

function toText(value: SentTime): string {
  if (typeof value === 'object') {
    const [hours, minutes = 0, seconds = 0, nanoseconds = 0] = value.slice(3);
    const date = value.slice(0, 3).join('-');
    if (hours === undefined) return date;
    return `${date} ${hours}:${minutes}:${seconds}.${`${nanoseconds}`.padStart(9, '0')}`;
  }
  return `${value}`
    .slice(0, MAX_LENGTH)
    .trim()
    .replace(COMPACT, (_text, year, month, day, hours, minutes, seconds) =>
      hours ? `${year}-${month}-${day} ${hours}:${minutes}:${seconds}` : `${year}-${month}-${day}`,
    );
}

/** In epoch milliseconds; NaN where there is no such day or time. */
function timeOf([, year, ...parts]: RegExpExecArray): number {
  const [month = 1, day = 1, hours = 0, minutes = 0, seconds = 0] = parts.slice(0, 5).map(
    // A part that is absent has its default.
    (part: string | undefined) => (part === undefined ? undefined : Number(part)),
  );
  const date = new Date(Date.UTC(Number(year), month - 1, day));
  const isReal =
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day &&
    hours <= 24 &&
    minutes < 60 &&
    seconds <= 60;
  if (!isReal) return Number.NaN;
  const [milliseconds = '', zone] = parts.slice(5);
  const time = ((hours * 60 + minutes) * 60 + seconds) * 1000 + Number(milliseconds.padEnd(3, '0'));
  return date.getTime() + time - offsetOf(zone);
}

function offsetOf(zone: string | undefined): number {
  if (zone === undefined) return CHINA;
  const [, sign, hours = 0, minutes = 0] = /([+-])(\d\d):?(\d\d)?/.exec(zone) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

function otherTime(text: string): number {
  const [, isDate, digits] = NUMBER.exec(text) ?? [];
  if (digits !== undefined) {
    const time = Number(digits);
    return isDate === undefined && Math.abs(time) < MOST_SECONDS ? time * 1000 : time;
  }
  if (!ENGLISH.test(text)) return Number.NaN;
  // For browsers CST is a zone in America.
  const zoned = text.replace('CST', 'GMT+0800');
  return Date.parse(/GMT|UTC|[+-]\d{4}/.test(zoned) ? zoned : `${zoned} GMT+0800`);
}

/** The date of a server's time as YYYY, YYYY-MM or YYYY-MM-DD, as precise as it was sent; null where there is none. */
export function toCalendarDate(value: SentTime): string | null {
  const date = parseDateTime(value);
  if (!date) return null;
  const [, year, month, day] = PARTS.exec(toText(value)) ?? [];
  const precision = day === undefined && (month === undefined ? 'year' : 'month');
  return cutDate(serverDay(date), (year !== undefined && precision) || 'day');
}

/** Makes a day alone its last moment in the server's time (+08:00); other values are returned unchanged. */
export function toDayEnd<T extends SentTime>(value: T): T | string {
  const [, , , day, hours] = PARTS.exec(toText(value)) ?? [];
  const start = day !== undefined && hours === undefined ? parseDateTime(value) : null;
  return start ? new Date(start.getTime() + DAY - 1).toISOString() : value;
}

/** True for the last second of a day in the server's time (+08:00), which means the whole day. */
export function isDayEnd(iso: string): boolean {
  return /T15:59:59(\.\d+)?Z$/.test(iso);
}
