import type { QueryClient } from '@tanstack/react-query';
import dayjs from 'dayjs';
import type { RecordSource, SourceRecord } from '#src/admin/records/record-source.ts';
import { periodNames } from '#src/admin/records/table-facts.ts';
import { STATUS } from '#src/api/fields/status.ts';
import { isCalendarDate, serverDay } from '#src/lib/time/calendar-date.ts';
import { isDayEnd, toDayEnd } from '#src/lib/time/date-time.ts';

/** Of a type, one page of records is read: those to come are the first. */
const NEWEST = 200;

export const DAY = 'YYYY-MM-DD';

/** When visitors begin to see a record, or when it ends for them. */
export type Moment = {
  /** Unique among all moments. */
  key: string;
  kind: 'begin' | 'end';
  source: RecordSource;
  record: SourceRecord;
  field: string;
  /** ISO 8601. */
  at: string;
  /** Of the reader, YYYY-MM-DD; the server's for the end of a whole day. */
  day: string;
};

/** For `sort`: the earliest first. */
export const byTime = (one: Moment, other: Moment) => Date.parse(one.at) - Date.parse(other.at);

/** What a page of records of a type has; `unread` are the records that did not fit, null where the server does not say. */
export type ReadMoments = { moments: Moment[]; read: number; unread: number | null };

/** Days of the server, YYYY-MM-DD, both included. */
export type Days = { from: string; to: string };

/** Whether the server can be asked for the moments of some days alone. */
export function isReadByDays({ filtersDays, fields }: RecordSource): boolean {
  return filtersDays === true && periodNames(fields ?? {}).end === undefined;
}

/**
 * The moments of those records of a type that visitors see at some time: of the newest, or where the server can be
 * asked so, of those on these days.
 * @throws ApiError
 */
export async function readMoments(
  client: QueryClient,
  source: RecordSource,
  days: Days,
): Promise<ReadMoments> {
  const { begin, end } = periodNames(source.fields ?? {});
  const { rows, dropped, total } = await source.readPage(client, {
    pageNo: 1,
    pageSize: NEWEST,
    ...(isReadByDays(source) && days),
  });
  const shown = rows.filter(({ fields }) => fields.status === STATUS.shown);
  const moments = shown.flatMap((record) => [
    ...momentOf('begin', source, record, begin),
    ...momentOf('end', source, record, end),
  ]);
  const read = rows.length + dropped;
  const isFull = total === null && read >= NEWEST;
  return { moments, read, unread: isFull ? null : Math.max(0, (total ?? 0) - read) };
}

function momentOf(
  kind: Moment['kind'],
  source: RecordSource,
  record: SourceRecord,
  field: string | undefined,
): Moment[] {
  const value = field === undefined ? undefined : record.fields[field];
  if (field === undefined || typeof value !== 'string') return [];
  const at = toDayEnd(value);
  if (Number.isNaN(Date.parse(at))) return [];
  const key = `${source.name} ${record.id} ${kind}`;
  return [{ key, kind, source, record, field, at, day: dayOf(at) }];
}

function dayOf(at: string): string {
  return isDayEnd(at) ? serverDay(Date.parse(at)) : dayjs(at).format(DAY);
}

/** The same moment on another day, at the same time of day. @param day YYYY-MM-DD */
export function movedTo(moment: Moment, day: string): Moment {
  const days = dayjs(day).diff(dayjs(moment.day), 'day');
  const at = dayjs(moment.at).add(days, 'day').toISOString();
  return { ...moment, at, day };
}

/** The value of the moment's field: a time, or a day where the record stores a day. */
export function valueOf({ record, field, at, day }: Moment): string {
  return isCalendarDate(String(record.fields[field])) ? day : at;
}

/** Whether this moment would make its record end before it begins. */
export function isReversed({ kind, at, source, record }: Moment): boolean {
  const { begin, end } = periodNames(source.fields ?? {});
  const other = kind === 'begin' ? end : begin;
  const otherAt = other === undefined ? NaN : Date.parse(String(record.fields[other]));
  return kind === 'begin' ? Date.parse(at) >= otherAt : Date.parse(at) <= otherAt;
}
