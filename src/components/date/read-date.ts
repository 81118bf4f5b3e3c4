import dayjs from 'dayjs';
import { parseMoment } from '#src/lib/time/parse-moment.ts';
import { typedCode } from '#src/lib/text/typed-text.ts';

/** Text before and after a month or a year that completes it to a day. */
const MONTH = [
  ['', '1'],
  ['', '/1'],
  ['1/', ''],
] as const;
const YEAR = [
  ['', '1/1'],
  ['', '/1/1'],
] as const;

/** A date as people write it, in the format of a date field; null for any other text. */
export function readDate(text: string, format: string): string | null {
  const plain = typedCode(text);
  // A part of a date, or its parts one after another.
  if (/^\d{1,7}$/.test(plain)) return null;
  const ways = [
    ['', ''],
    ...(format.includes('DD') ? [] : MONTH),
    ...(format.includes('MM') ? [] : YEAR),
  ];
  for (const [before = '', after = ''] of ways) {
    const iso = parseMoment(before + plain + after);
    if (iso !== null) return dayjs(iso).format(format);
  }
  return null;
}
