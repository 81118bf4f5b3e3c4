import dayjs from 'dayjs';
import i18next from 'i18next';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import '#src/i18n/format/dayjs-locales.ts';
import { formatCompact } from '#src/i18n/format/format-compact.ts';
import { formatDateTime } from '#src/i18n/format/format-date-time.ts';
import { formatDay } from '#src/i18n/format/format-day.ts';
import { formatEndDay, formatEndTime } from '#src/i18n/format/format-end.ts';
import { formatDate, formatNumber, formatPublicDate } from '#src/i18n/format/format.ts';
import { formatRelative } from '#src/i18n/format/format-relative.ts';
import { formatPublicDay, formatWithinYear } from '#src/i18n/format/format-public-day.ts';
import { formatSplitDay, formatSplitEnd, formatSplitTime } from '#src/i18n/format/format-split.ts';
import { formatFileSize } from '#src/i18n/format/format-file-size.ts';
import { startI18n } from '#src/i18n/i18n.ts';
import type { Language } from '#src/i18n/languages.ts';

const MOMENT = '2026-11-20T01:30:00.000Z';

const speak = (language: Language) => i18next.changeLanguage(language);

beforeAll(startI18n);
beforeEach(() => speak('en'));

describe('dates', () => {
  it('I6: are written DD MMM YYYY in English and YYYY-MM-DD in Chinese, also with a time', async () => {
    expect(formatDate(MOMENT)).toBe('20 Nov 2026');
    expect(formatDateTime(MOMENT)).toBe('20 Nov 2026 09:30');
    expect(formatDay('2026-01-05')).toBe('05 Jan 2026');
    await speak('cn');
    expect(formatDate(MOMENT)).toBe('2026-11-20');
    expect(formatDateTime(MOMENT)).toBe('2026-11-20 09:30');
    expect(formatDay('2026-01-05')).toBe('2026-01-05');
  });

  it('I6: of fields, filters and files are written DD/MM/YYYY in English and YYYY-MM-DD in Chinese', async () => {
    const days = ['2026-01-05', '2026-01', '2026', 'spring 2026', ''];
    const end = '2026-11-20T15:59:59.999Z';
    expect(days.map(formatSplitDay)).toEqual(['05/01/2026', '01/2026', '2026', 'spring 2026', '']);
    expect(formatSplitTime(MOMENT)).toBe('20/11/2026 09:30');
    expect(['', MOMENT, end].map(formatSplitEnd)).toEqual(['', '20/11/2026 09:30', '20/11/2026']);
    await speak('cn');
    expect(days.map(formatSplitDay)).toEqual(days);
    expect(formatSplitTime(MOMENT)).toBe('2026-11-20 09:30');
    expect(['', MOMENT, end].map(formatSplitEnd)).toEqual(['', '2026-11-20 09:30', '2026-11-20']);
  });

  it('I6: that are a month or a year are written as exactly as they are known', async () => {
    const days = ['2018-08-08', '2018-09', '2018', 'long ago'];
    const [day, month, ...others] = days;
    expect(days.map(formatDay)).toEqual(['08 Aug 2018', 'Sep 2018', ...others]);
    expect(days.map(formatPublicDay)).toEqual(['08 Aug 2018', 'Sep 2018', ...others]);
    expect(days.map(formatWithinYear)).toEqual(['08 Aug', 'Sep', '', '']);
    await speak('cn');
    expect(days.map(formatDay)).toEqual([day, month, ...others]);
    expect(days.map(formatPublicDay)).toEqual(['2018年8月8日', '2018年9月', '2018年', 'long ago']);
    expect(days.map(formatWithinYear)).toEqual(['8月8日', '9月', '', '']);
  });

  it("I6: say 'Invalid date' for what is none, and nothing for nothing", () => {
    expect(formatDate('soon')).toBe('Invalid date');
    expect(formatRelative('soon')).toBe('Invalid date');
    expect(formatSplitTime('soon')).toBe('Invalid date');
    expect(formatDate('')).toBe('');
    expect(formatDay('')).toBe('');
    expect(formatRelative('')).toBe('');
  });

  it('I6: an end that is a whole day of the server reads as that day in every time zone', () => {
    const end = '2026-11-20T15:59:59.999Z';
    for (const zone of ['America/New_York', 'Asia/Shanghai', 'Pacific/Auckland']) {
      vi.stubEnv('TZ', zone);
      expect(formatEndDay(end)).toBe('20 Nov 2026');
      expect(formatEndTime(end)).toBe('20 Nov 2026');
    }
    expect(formatEndDay('2026-11-20T15:30:00.000Z')).toBe('21 Nov 2026');
    expect(formatEndTime('2026-11-20T15:30:00.000Z')).toBe('21 Nov 2026 04:30');
    expect(formatEndDay('')).toBe('');
    vi.unstubAllEnvs();
  });

  it('I4, I6: are written for visitors the way of their language', async () => {
    expect(formatPublicDate(MOMENT)).toBe('20 Nov 2026');
    expect(formatPublicDate('2026-11-04T08:00:00Z')).toBe('04 Nov 2026');
    expect(formatCompact(2540)).toBe('2,540');
    expect(formatCompact(12_540)).toBe('12.54K');
    await speak('cn');
    expect(formatPublicDate(MOMENT)).toBe('2026年11月20日');
    expect(formatCompact(2540)).toBe('2,540');
    expect(formatCompact(12_540)).toBe('1.25万');
  });
});

describe('relative times', () => {
  const now = Date.parse(MOMENT);
  const ago = (seconds: number) =>
    formatRelative(new Date(now - seconds * 1000).toISOString(), now);

  it.each([
    [0, 'just now', '刚刚'],
    [0.4, 'just now', '刚刚'],
    [10, '10 seconds ago', '10秒钟前'],
    [61, '1 minute ago', '1分钟前'],
    [3 * 3600, '3 hours ago', '3小时前'],
    [-2 * 86_400, 'in 2 days', '后天'],
    [90 * 86_400, '3 months ago', '3个月前'],
    [800 * 86_400, '2 years ago', '2年前'],
  ])('I4: say %s seconds ago as "%s" and "%s"', async (seconds, english, chinese) => {
    expect(ago(seconds)).toBe(english);
    await speak('cn');
    expect(ago(seconds)).toBe(chinese);
  });

  it.each([
    [59.7, '59 seconds ago'],
    [3599, '59 minutes ago'],
    [86_399, '23 hours ago'],
  ])('never count 60 of a unit: %s seconds is %s', (seconds, words) => {
    expect(ago(seconds)).toBe(words);
  });
});

describe('numbers', () => {
  it.each([0, 999, -1000, 1800, 600_000, 12_345_678, Number.MAX_SAFE_INTEGER])(
    'I4: %d is written as Intl writes it, in both languages',
    async (number) => {
      expect(formatNumber(number)).toBe(new Intl.NumberFormat('en').format(number));
      await speak('cn');
      expect(formatNumber(number)).toBe(new Intl.NumberFormat('zh-CN').format(number));
    },
  );

  it('I4: are grouped the way of the language', async () => {
    expect(formatNumber(1_234_567.5)).toBe('1,234,567.5');
    await speak('cn');
    expect(formatNumber(1_234_567.5)).toBe('1,234,567.5');
  });
});

describe('file sizes', () => {
  it.each([
    [820, '0.8 kB'],
    [819_700, '820 kB'],
    [999_600, '1 MB'],
    [4_100_000, '4.1 MB'],
    [12_345_678, '12 MB'],
  ])('B4: %s bytes are %s', (bytes, text) => {
    expect(formatFileSize(bytes)).toBe(text.replace(' ', '\u00A0'));
  });
});

describe('dayjs', () => {
  it.each([
    ['en', 'November'],
    ['vi', 'tháng 11'],
    ['fr', 'novembre'],
    ['zh-cn', '十一月'],
    ['ar-sa', 'نوفمبر'],
  ])('I6: knows the months of %s', (locale, month) => {
    expect(dayjs(MOMENT).locale(locale).format('MMMM')).toBe(month);
  });
});
