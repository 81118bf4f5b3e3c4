import { describe, expect, it } from 'vitest';
import { cutDate, isCalendarDate, precisionOf, serverDay } from '#src/lib/time/calendar-date.ts';

describe('calendar dates', () => {
  it.each(['1900', '2099', '2018-09', '2018-08-08', '2024-02-29'])('I6: %s is valid', (text) => {
    expect(isCalendarDate(text)).toBe(true);
  });

  it.each([
    '',
    '1899',
    '2100',
    '20',
    '2018-13',
    '2018-9',
    '2018-02-30',
    '2023-02-29',
    'Invalid date',
  ])('I6: “%s” is invalid', (text) => {
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
