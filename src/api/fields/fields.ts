import * as v from 'valibot';
import { plainId, plainNumber } from '#src/lib/records/exact-json.ts';
import { listOf } from '#src/lib/records/list-of.ts';
import { splitTexts } from '#src/lib/text/split-texts.ts';
import { serverDay } from '#src/lib/time/calendar-date.ts';
import { parseDateTime, toCalendarDate, toDayEnd } from '#src/lib/time/date-time.ts';
import { STATUS, type Status } from './status.ts';

// Tolerant schemas for server data, used by all record schemas.

const scalar = v.union([v.string(), v.number()]);

/** A record's id: opaque and unchanged; a number that would lose digits is a text. */
export const id = v.pipe(scalar, v.transform(plainId));
export type { Id } from '#src/lib/records/id.ts';

/** Text; absent or null is '', numbers become strings. */
export const text = v.pipe(
  v.nullish(scalar, ''),
  v.transform((value) => String(plainNumber(value))),
);

export const requiredText = v.pipe(
  scalar,
  v.transform((value) => String(plainNumber(value))),
);

/** Number, also as a numeric string, in which commas may separate the thousands. */
export const number = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.transform(plainDecimal), v.decimal())]),
  v.transform((value) => Number(value)),
);

function plainDecimal(value: string): string {
  const decimal = plainNumber(value).trim();
  return /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(decimal) ? decimal.replaceAll(',', '') : decimal;
}

/** Texts that mean "no value", besides null. */
const none = v.picklist(['', 'null']);

/** Number; absent, null or '' is null. */
export const optionalNumber = v.pipe(
  v.nullish(v.union([number, none]), ''),
  v.transform((value) => (typeof value === 'number' ? value : null)),
);

/** Number; absent is 0 (sort, views). */
export const count = v.pipe(
  optionalNumber,
  v.transform((value) => value ?? 0),
);

/** Boolean in any spelling; absent is false. */
export const flag = v.pipe(
  v.nullish(v.union([v.boolean(), v.number(), v.string()]), false),
  v.transform((value) => /^(?:1|true|y)$/i.test(String(value))),
);

/** Zeros of servers without null, and what scripts print for an absent time. */
const NO_TIME = /^(?:null|undefined|nan|invalid date|0|0001-01-01.*)$/i;

/** A time as `parseDateTime` reads it; '' for none, which is also what servers write that have no null. */
const sentTime = v.pipe(
  v.nullish(v.union([scalar, v.array(scalar)]), ''),
  v.transform((value) => (NO_TIME.test(String(value)) ? '' : value)),
);

/** Time in any form that servers send; output is ISO 8601 in UTC, '' for none. */
export const dateTime = v.pipe(
  sentTime,
  v.check((value) => value === '' || parseDateTime(value) !== null, 'a date and time'),
  v.transform((value) => (value === '' ? '' : (parseDateTime(value)?.toISOString() ?? ''))),
);

/** Time at which something ends. A day alone counts to its end in the server's time. */
export const endTime = v.pipe(
  sentTime,
  v.transform((value): v.InferInput<typeof dateTime> => toDayEnd(value)),
  dateTime,
);

/** A day, YYYY-MM-DD, also of a date with a time; '' for none. */
export const day = v.pipe(
  dateTime,
  v.transform((iso) => (iso === '' ? '' : serverDay(Date.parse(iso)))),
);

/** YYYY, YYYY-MM or YYYY-MM-DD, of any date; another text stays as it is. */
export const calendarDate = v.pipe(
  v.union([scalar, v.array(scalar)]),
  v.transform((value) => toCalendarDate(value) ?? String(value)),
);

/** 0 or 1, see `status.ts`, or a boolean; absent is shown, anything else is null and not shown. */
export const status = v.pipe(
  v.nullish(v.union([v.boolean(), v.number(), v.string()]), ''),
  v.transform(readStatus),
);

function readStatus(value: boolean | number | string): Status | null {
  const text = String(value).trim();
  if (text === '' || text === 'true' || text === String(STATUS.shown)) return STATUS.shown;
  return text === 'false' || text === String(STATUS.hidden) ? STATUS.hidden : null;
}

/** One of some words; an unknown word stays as it is, an absent one is ''. */
export const word = <Words extends readonly string[]>(words: Words) =>
  v.nullish(v.union([v.picklist(words), requiredText]), '');

/** A list that a server sends in another form, as `listOf` reads it. */
const listed = v.pipe(
  v.union([v.string(), v.boolean(), v.looseObject({})]),
  v.transform((value) => listOf(value)),
  v.array(v.unknown()),
);

/** A list of records; absent is empty. */
export const records = <T>(record: v.GenericSchema<unknown, T>) =>
  v.nullish(v.union([v.array(record), v.pipe(listed, v.array(record))]), []);

/** List of texts, also in one text. */
export const texts = v.nullish(
  v.union([
    v.array(requiredText),
    v.pipe(listed, v.array(requiredText)),
    v.pipe(v.string(), v.transform(splitTexts)),
  ]),
  [],
);

/** Optional id; absent, '' or 0 is null. */
export const optionalId = v.pipe(
  v.nullish(id, null),
  v.transform((value) => (['', '0', 'null'].includes(String(value)) ? null : value)),
);

export const times = { createTime: dateTime, updateTime: dateTime };
