import { describe, expect, it } from 'vitest';
import { parseMoment } from '#src/lib/time/parse-moment.ts';

/** In this machine's time zone, as somebody who types a time means it. */
const local = (...parts: [number, number, number, number?, number?, number?]) => {
  const [year, month, ...rest] = parts;
  return new Date(year, month - 1, ...rest).toISOString();
};

describe('parseMoment', () => {
  it.each([
    ['2026-11-03', local(2026, 11, 3)],
    ['2026/11/3', local(2026, 11, 3)],
    ['2026.11.03', local(2026, 11, 3)],
    ['20261103', local(2026, 11, 3)],
    ['2026年11月3日', local(2026, 11, 3)],
    ['2026 年 11 月 3 日', local(2026, 11, 3)],
    ['2026-11-03 09:30', local(2026, 11, 3, 9, 30)],
    ['2026/11/3 9:30:15', local(2026, 11, 3, 9, 30, 15)],
    ['2026年11月3日9时30分', local(2026, 11, 3, 9, 30)],
    ['2026年11月3日 下午3点', local(2026, 11, 3, 15)],
    ['2026年11月3日上午9：30', local(2026, 11, 3, 9, 30)],
    ['2026-11-03 12:05 am', local(2026, 11, 3, 0, 5)],
    ['2026-11-03T09:30', local(2026, 11, 3, 9, 30)],
    ['03/11/2026', local(2026, 11, 3)],
    ['3/11/2026 9:30', local(2026, 11, 3, 9, 30)],
    ['3 Nov 2026', local(2026, 11, 3)],
    ['3 November 2026 14:05', local(2026, 11, 3, 14, 5)],
    ['２０２６／１１／３　９：３０', local(2026, 11, 3, 9, 30)],
    ['2026-11-03T01:30:00.000Z', '2026-11-03T01:30:00.000Z'],
    ['2026-11-03T09:30:00+08:00', '2026-11-03T01:30:00.000Z'],
  ])('B11: reads %s', (text, iso) => {
    expect(parseMoment(text)).toBe(iso);
  });

  it.each([
    '明天',
    '2026-02-30',
    '2026-13-01',
    '2026-11-03 25:00',
    '2026-11-03 09:61',
    // The day is first.
    '11/23/2026',
    '31/11/2026',
    '11-3',
    '3 Foo 2026',
    '1026-11-03',
    '2026',
    '46329',
    '',
  ])('B11: refuses %j', (text) => {
    expect(parseMoment(text)).toBeNull();
  });

  it('B11: a day on which something ends counts to its end in the server’s time', () => {
    expect(parseMoment('2026/11/3', { isEnd: true })).toBe('2026-11-03T15:59:59.999Z');
    expect(parseMoment('2026-11-03 18:00', { isEnd: true })).toBe(local(2026, 11, 3, 18));
  });
});
