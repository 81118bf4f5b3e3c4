import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseDateTime, toCalendarDate, toDayEnd } from '#src/lib/time/date-time.ts';
import { expectAlways } from '#tests/support/expect-always.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const TIME = '2026-11-20T01:30:00.000Z';
const DAY = '2026-11-19T16:00:00.000Z';

/** Where visitors are: the server's time is +08:00 for each of them. */
const ZONES = ['Asia/Shanghai', 'America/New_York', 'Europe/London', 'Pacific/Kiritimati'];

const CHINA = 8 * 3_600_000;
const MOMENT = fc.date({ min: new Date('1980'), max: new Date('2099'), noInvalidDate: true });

describe.each(ZONES)('a server’s time, read in %s', (zone) => {
  it('C1: is the same moment, however it is written, also where clocks change', () => {
    vi.stubEnv('TZ', zone);
    expectAlways(MOMENT, (moment) => {
      const [day = '', time = ''] = new Date(moment.getTime() + CHINA).toISOString().split(/[TZ]/);
      const written = [
        moment.toISOString(),
        moment.getTime(),
        `${day} ${time}`,
        `${day}T${time}+0800`,
      ];
      expect(written.map(parseDateTime)).toEqual(written.map(() => moment));
      expect(written.map(toCalendarDate)).toEqual(written.map(() => day));
      const end = parseDateTime(toDayEnd(day))?.getTime();
      expect(end).toBe(Date.parse(`${day}T23:59:59.999+08:00`));
    });
  });

  it.each([
    '2026-11-20T09:30:00+08:00',
    '2026-11-20T09:30:00+0800',
    '2026-11-20T09:30:00+08',
    '2026-11-20T01:30:00Z',
    '2026-11-20T01:30:00.000+0000',
    '2026-11-20T09:30:00.000000000+08:00[Asia/Shanghai]',
    '2026-11-20 09:30:00 +0800',
    '2026-11-20 09:30:00',
    ' 2026-11-20 09:30:00.0 ',
    '2026-11-20T09:30:00',
    '2026-11-20T09:30',
    '2026-11-20 09:30',
    '2026-11-20 9:30',
    '2026/11/20 09:30',
    '2026/11/20 09:30:00',
    '2026.11.20 09:30',
    '2026年11月20日 09:30',
    '2026年11月20日09时30分00秒',
    '2026年11月20日 9时30分',
    '20261120093000',
    '20261120T093000+0800',
    '/Date(1795138200000)/',
    '/Date(1795138200000+0800)/',
    'Fri, 20 Nov 2026 01:30:00 GMT',
    'Fri Nov 20 09:30:00 CST 2026',
    'Nov 20, 2026 9:30:00 AM',
    '1795138200000',
    '1795138200',
    '1795138200.000',
    1_795_138_200_000,
    1_795_138_200,
    [2026, 11, 20, 9, 30],
    [2026, 11, 20, 9, 30, 0],
    [2026, 11, 20, 9, 30, 0, 0],
  ])('C1: %j', (value) => {
    vi.stubEnv('TZ', zone);
    expect(parseDateTime(value)?.toISOString()).toBe(TIME);
  });

  it.each([
    '2026-11-20',
    '2026/11/20',
    '2026.11.20',
    '2026年11月20日',
    '20261120',
    20_261_120,
    [2026, 11, 20],
  ])('C1: the day %j, whose end is its last moment', (value) => {
    vi.stubEnv('TZ', zone);
    expect(parseDateTime(value)?.toISOString()).toBe(DAY);
    expect(parseDateTime(toDayEnd(value))?.toISOString()).toBe('2026-11-20T15:59:59.999Z');
  });

  it.each(['2026/1/2 3:04:05.678', [2026, 1, 2, 3, 4, 5, 678_000_000]])(
    'C1: %j with parts of one digit and of a second',
    (value) => {
      vi.stubEnv('TZ', zone);
      expect(parseDateTime(value)?.toISOString()).toBe('2026-01-01T19:04:05.678Z');
    },
  );

  it.each([
    ['2026', '2025-12-31T16:00:00.000Z'],
    ['2026-11', '2026-10-31T16:00:00.000Z'],
    ['2026年11月', '2026-10-31T16:00:00.000Z'],
    ['2026-11-20 24:00:00', '2026-11-20T16:00:00.000Z'],
    [0, '1970-01-01T00:00:00.000Z'],
  ])('C1: %j', (value, iso) => {
    vi.stubEnv('TZ', zone);
    expect(parseDateTime(value)?.toISOString()).toBe(iso);
  });
});

it.each([
  ['2018', '2018'],
  ['2018年', '2018'],
  [2018, '2018'],
  ['2018/5', '2018-05'],
  ['2018年5月', '2018-05'],
  [[2018, 5], '2018-05'],
  ['2018.5.1', '2018-05-01'],
  [[2018, 5, 1], '2018-05-01'],
  ['2018-05-01 00:00:00', '2018-05-01'],
  ['2018-04-30T16:00:00Z', '2018-05-01'],
  [1_525_104_000, '2018-05-01'],
  ['2018-02-30', null],
  ['春天', null],
  ['', null],
])('C1: %j is the date %s, as precise as it was sent', (value, date) => {
  expect(toCalendarDate(value)).toBe(date);
});

it.each(['2026-11-20 09:30', 1_795_138_200, '', 'soon'])('%j is no day alone', (value) => {
  expect(toDayEnd(value)).toBe(value);
});

it.each([
  '',
  'soon',
  'Invalid date',
  '2026-13-40',
  '2026-02-30',
  '2026-11-20 25:00',
  '2026-11-20 09:60',
  '0000-00-00 00:00:00',
  '第 3 期 2026',
  [],
  [2026, 13, 1],
  ['a', 'b', 'c'],
  Number.NaN,
])('refuses %j', (value) => expect(parseDateTime(value)).toBeNull());
