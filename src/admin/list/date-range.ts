import { precisionOf, serverDay } from '#src/lib/calendar-date.ts';

/** First and last day as YYYY-MM-DD, '' for an open end. */
export type DateRange = { from: string; to: string };

const DAY = 86_400_000;

/** In days, today among them. */
export const PRESETS = [7, 30];

/** The preset's days as of now, in the server's time zone. */
export function lastDays(number: number): DateRange {
  const now = Date.now();
  return { from: serverDay(now - (number - 1) * DAY), to: serverDay(now) };
}

/**
 * The preset that stands for this range today. The URL keeps a preset as its dates, so that a link shows
 * the same rows tomorrow, when the range is shown by its dates.
 */
export function presetOf({ from, to }: DateRange): number | undefined {
  return PRESETS.find((number) => {
    const days = lastDays(number);
    return days.from === from && days.to === to;
  });
}

/** The range among a list's filters; what is no day, in an old link, is none. */
export function rangeOf({ from = '', to = '' }: Record<string, string>): DateRange {
  const dayOr = (text: string) => (precisionOf(text) === 'day' ? text : '');
  return { from: dayOr(from), to: dayOr(to) };
}

export function isReversed({ from, to }: DateRange): boolean {
  return from !== '' && to !== '' && from > to;
}
