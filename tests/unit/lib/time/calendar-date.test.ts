import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutDate, isCalendarDate, precisionOf, serverDay } from '#src/lib/time/calendar-date.ts';
import { expectAlways } from '#tests/support/expect-always.ts';

describe('calendar dates', () => {
  it('I6: of 1900 to 2099 every day, month and year that exists is valid, and nothing else', () => {
    const part = (max: number) => fc.integer({ min: 0, max }).map((n) => `${n}`.padStart(2, '0'));
    const date = fc.tuple(fc.integer({ min: 1890, max: 2110 }), part(13), part(32));
    expectAlways(date, ([year, month, day]) => {
      const isYear = year >= 1900 && year < 2100;
      const lastDay = new Date(Date.UTC(year, Number(month), 0)).getUTCDate();
      const isMonth = isYear && month >= '01' && month <= '12';
      const isDay = isMonth && day >= '01' && Number(day) <= lastDay;
      const texts = [`${year}`, `${year}-${month}`, `${year}-${month}-${day}`];
      expect(texts.map(isCalendarDate)).toEqual([isYear, isMonth, isDay]);
    });
  });

  it.each(['', '20', '2018-9', '2023-02-29', 'Invalid date'])('I6: “%s” is invalid', (text) => {
    expect(isCalendarDate(text)).toBe(false);
    expect(precisionOf(text)).toBeNull();
  });

  it('R13: a date has a precision, which can be made coarser', () => {
    expect(['2018', '2018-09', '2018-08-08'].map(precisionOf)).toEqual(['year', 'month', 'day']);
    expect(cutDate('2018-08-08', 'year')).toBe('2018');
    expect(cutDate('2018-08-08', 'month')).toBe('2018-08');
    expect(cutDate('2018-08-08', 'day')).toBe('2018-08-08');
  });

  it('B10: the server’s day begins at midnight in China', () => {
    expect(serverDay(new Date('2026-11-20T15:59:59Z'))).toBe('2026-11-20');
    expect(serverDay(Date.parse('2026-11-20T16:00:00Z'))).toBe('2026-11-21');
  });
});
