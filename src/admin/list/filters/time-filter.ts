import type { PeriodNames } from '#src/admin/records/table-facts.ts';
import type { Id } from '#src/api/fields/fields.ts';
import type { pagedList } from '#src/api/records/queries.ts';
import { serverDay } from '#src/lib/time/calendar-date.ts';
import { currentTime } from '#src/lib/time/clock.ts';
import { timeState } from '#src/lib/time/time-state.ts';
import { filteredHere } from './filtered-here.ts';

/** Values of the filter `time`: not begun, ends within `SOON_DAYS`, ended. */
const TIMES = ['scheduled', 'soon', 'over'] as const;
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

/** The values that fit a type whose table has such a period. */
export function timesOf({ begin, end }: PeriodNames): TimeValue[] {
  return TIMES.filter((time) => (time === 'scheduled' ? begin : end) !== undefined);
}

export function isTimeValue(value: unknown): value is TimeValue {
  return TIMES.some((time) => time === value);
}

/** What a list derives from the table of its type. */
export type ListFacts<T> = {
  /** A record's title. */
  labelOf: (record: T) => string;
  periodOf: (record: T) => Period;
};

/** What a record is called where the type has no table. */
export const labelOfId = ({ id }: { id: Id }) => String(id);

type TimeOptions<T> = Pick<ListFacts<T>, 'periodOf'> & {
  /** Whether the server filters by the days on which records begin. */
  filtersDays?: boolean | undefined;
};

/** Adds the filter `time` to a list that the server pages. */
export function withTimeFilter<T extends { id: Id }>(
  page: ReturnType<typeof pagedList<T>>,
  { periodOf, filtersDays }: TimeOptions<T>,
): ReturnType<typeof pagedList<T>> {
  return filteredHere(page, {
    name: 'time',
    isValue: isTimeValue,
    fits: (record, time) => isAtTime(time, periodOf(record)),
    narrow: (time) =>
      filtersDays && time === 'scheduled' ? { from: serverDay(currentTime()) } : {},
  });
}
