import type { Id } from '#src/api/fields/fields.ts';
import type { pagedList } from '#src/api/records/queries.ts';
import { currentTime } from '#src/lib/time/clock.ts';
import { timeState } from '#src/lib/time/time-state.ts';
import { filteredHere } from './filtered-here.ts';
import type { OwnFilter } from './filtered-here.ts';

/** Values of the filter `time`: not begun, ends within `SOON_DAYS`, ended. */
export const TIMES = ['scheduled', 'soon', 'over'] as const;
export type TimeValue = (typeof TIMES)[number];

export const SOON_DAYS = 30;
const SOON = SOON_DAYS * 86_400_000;

/** When visitors see a record; ISO times, '' for open. */
export type Period = { start: string; end: string };

/** Whether a period fits the filter's value. */
export function isAtTime(value: TimeValue, { start, end }: Period, now = currentTime()): boolean {
  const state = timeState(start, end, now);
  if (value === 'soon') return state === 'running' && Date.parse(end) <= now + SOON;
  return state === value;
}

export function isTimeValue(value: unknown): value is TimeValue {
  return TIMES.some((time) => time === value);
}

type TimeOptions<T> = Pick<OwnFilter<T, TimeValue>, 'narrow'> & {
  periodOf: (record: T) => Period;
};

/** Adds the filter `time` to a list that the server pages. */
export function withTimeFilter<T extends { id: Id }>(
  page: ReturnType<typeof pagedList<T>>,
  { periodOf, narrow }: TimeOptions<T>,
): ReturnType<typeof pagedList<T>> {
  return filteredHere(page, {
    name: 'time',
    isValue: isTimeValue,
    fits: (record, time) => isAtTime(time, periodOf(record)),
    narrow,
  });
}
