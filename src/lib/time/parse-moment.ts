import { parseDateTime, toDayEnd } from './date-time.ts';
import { typedCode } from '#src/lib/text/typed-text.ts';

const DAY = String.raw`(\d{4})(?:\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?|(\d{2})(\d{2}))`;
const TIME = String.raw`(上午|中午|下午|晚上|am|pm)?\s*(\d{1,2})(?:\s*[:时点]\s*(\d{1,2})?)(?:\s*[:分]\s*(?:(\d{1,2})(?:\.\d+)?秒?)?)?\s*(am|pm)?`;
/** 2026-11-23, 2026/11/23, 2026.11.23, 2026年11月23日, 20261123, each also with a time. */
const MOMENT = new RegExp(`^${DAY}(?:[T\\s]*${TIME})?$`, 'i');
/** 23/11/2026, as English fields and files have it. Read in both languages, as a file may come from somebody else. */
const SPLIT = new RegExp(`^(\\d{1,2})/(\\d{1,2})/(\\d{4})(?:[T\\s]*${TIME})?$`, 'i');
/** 23 Nov 2026, 23 November 2026 9:30. */
const ENGLISH = new RegExp(
  `^(\\d{1,2})\\s+([a-z]{3,9})\\.?,?\\s+(\\d{4})(?:[T\\s]*${TIME})?$`,
  'i',
);
const MONTHS = 'janfebmaraprmayjunjulaugsepoctnovdec';
const HALF_DAY = 12;

type MomentOptions = {
  /** A day alone means its end in the server's time, not its beginning here. */
  isEnd?: boolean;
};

/** Reads a date or time as people write it, in figures of either width and the reader's time zone; null for anything else. */
export function parseMoment(text: string, { isEnd = false }: MomentOptions = {}): string | null {
  const value = typedCode(text);
  if (/^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(value)) {
    return parseDateTime(value)?.toISOString() ?? null;
  }
  const parts = MOMENT.exec(value);
  if (parts) {
    const [, year, month = parts[4], day = parts[5]] = parts;
    return momentOf([year, month, day], parts.slice(6), isEnd);
  }
  const split = SPLIT.exec(value);
  if (split) return momentOf([split[3], split[2], split[1]], split.slice(4), isEnd);
  const english = ENGLISH.exec(value);
  if (!english) return null;
  const [, day, name = '', year] = english;
  const place = MONTHS.indexOf(name.slice(0, 3).toLowerCase());
  if (place < 0 || place % 3 > 0) return null;
  return momentOf([year, String(place / 3 + 1), day], english.slice(4), isEnd);
}

type Part = string | undefined;

function momentOf(date: Part[], time: Part[], isEnd: boolean): string | null {
  const [year = 0, month = 0, day = 0] = date.map(Number);
  const [before, hours, minutes = '0', seconds = '0', after] = time;
  const half = (before ?? after ?? '').toLowerCase();
  const isLate = ['下午', '晚上', 'pm', '中午'].includes(half);
  let hour = Number(hours ?? 0);
  if (isLate && hour < HALF_DAY && !(half === '中午' && hour > 3)) hour += HALF_DAY;
  if ((half === 'am' || half === '上午') && hour === HALF_DAY) hour = 0;
  const moment = new Date(year, month - 1, day, hour, Number(minutes), Number(seconds));
  const isReal =
    moment.getFullYear() === year &&
    moment.getMonth() === month - 1 &&
    moment.getDate() === day &&
    moment.getHours() === hour &&
    Number(minutes) < 60 &&
    Number(seconds) < 60;
  // The pickers' limits.
  if (!isReal || year < 1900 || year > 2099) return null;
  if (!isEnd || hours !== undefined) return moment.toISOString();
  const two = (number: number) => String(number).padStart(2, '0');
  return new Date(toDayEnd(`${year}-${two(month)}-${two(day)}`)).toISOString();
}
