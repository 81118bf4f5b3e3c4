import { precisionOf, serverDay } from '#src/lib/time/calendar-date.ts';
import { currentTime } from '#src/lib/time/clock.ts';

/** First and last day as YYYY-MM-DD, '' for an open end. */
export type DateRange = { from: string; to: string };

const DAY = 86_400_000;

/** In days, including today. */
export const PRESETS = [7, 30];

/** The last `number` days including today, in the server's time zone. */
export function lastDays(number: number): DateRange {
  const now = currentTime();
  return { from: serverDay(now - (number - 1) * DAY), to: serverDay(now) };
}

/** The preset that equals this range today. The URL has its dates, so a link shows the same rows tomorrow. */
export function presetOf({ from, to }: DateRange): number | undefined {
  return PRESETS.find((number) => {
    const days = lastDays(number);
    return days.from === from && days.to === to;
  });
}

/** The range in a list's filters; an invalid day, as from an old link, counts as none. */
export function rangeOf({ from = '', to = '' }: Record<string, string>): DateRange {
  const dayOr = (text: string) => (precisionOf(text) === 'day' ? text : '');
  return { from: dayOr(from), to: dayOr(to) };
}

export function isReversed({ from, to }: DateRange): boolean {
  return from !== '' && to !== '' && from > to;
}
