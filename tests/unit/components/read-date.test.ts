import { describe, expect, it } from 'vitest';
import { readDate } from '#src/components/date/read-date.ts';

describe('readDate', () => {
  it.each([
    ['2028/3/5', 'DD/MM/YYYY', '05/03/2028'],
    ['２０２８年３月５日', 'YYYY-MM-DD', '2028-03-05'],
    ['20280305', 'DD/MM/YYYY', '05/03/2028'],
    ['05/03/2028 9:30', 'YYYY-MM-DD HH:mm', '2028-03-05 09:30'],
    ['2028-03-05', 'MM/YYYY', '03/2028'],
    ['2028年3月', 'YYYY-MM', '2028-03'],
    ['2028.3', 'YYYY-MM', '2028-03'],
    ['3/2028', 'YYYY-MM', '2028-03'],
    ['2028年', 'YYYY', '2028'],
    ['2028年3月', 'YYYY', '2028'],
  ])('B2: reads %s as %s: %s', (text, format, date) => {
    expect(readDate(text, format)).toBe(date);
  });

  it.each([
    ['明天', 'YYYY-MM-DD'],
    ['2028-02-30', 'YYYY-MM-DD'],
    ['2028年3月', 'YYYY-MM-DD'],
    ['2028', 'YYYY'],
    ['46329', 'YYYY-MM-DD'],
    ['05032028', 'DD/MM/YYYY'],
    ['', 'YYYY'],
  ])('B2: takes %j for no date of %s', (text, format) => {
    expect(readDate(text, format)).toBeNull();
  });
});
