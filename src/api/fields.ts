import * as v from 'valibot';
import { serverDay } from '#src/lib/time/calendar-date.ts';
import { parseDateTime, toDayEnd } from '#src/lib/time/date-time.ts';
import { STATUS } from './status.ts';
import type { Status } from './status.ts';

// Tolerant schemas for server data, used by all record schemas.

/** A record's id: opaque and unchanged. */
export const id = v.union([v.string(), v.number()]);
export type { Id } from '#src/lib/records/id.ts';

/** Text; absent or null is '', numbers become strings. */
export const text = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.transform((value) => String(value)),
);

/** Required text. */
export const requiredText = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value)),
);

/** Number, also as a numeric string. */
export const number = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.decimal())]),
  v.transform((value) => Number(value)),
);

/** Number; absent, null or '' is null. */
export const optionalNumber = v.pipe(
  v.nullish(v.union([number, v.literal('')]), ''),
  v.transform((value) => (value === '' ? null : value)),
);

/** Number; absent is 0 (sort, views). */
export const count = v.pipe(
  optionalNumber,
  v.transform((value) => value ?? 0),
);

/** Boolean in any spelling; absent is false. */
export const flag = v.pipe(
  v.nullish(v.union([v.boolean(), v.number(), v.string()]), false),
  v.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
);

/**
 * Time as ISO 8601, `YYYY-MM-DD HH:mm:ss` in the server's time (+08:00) or epoch milliseconds.
 * Output is ISO 8601 in UTC, '' for none.
 */
export const dateTime = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.check((value) => value === '' || parseDateTime(value) !== null, 'a date and time'),
  v.transform((value) => (value === '' ? '' : (parseDateTime(value)?.toISOString() ?? ''))),
);

/** Time at which something ends. A day alone counts to its end in the server's time. */
export const endTime = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.transform((value): v.InferInput<typeof dateTime> => toDayEnd(value)),
  dateTime,
);

/** A day, YYYY-MM-DD, also of a date with a time; '' for none. */
export const day = v.pipe(
  dateTime,
  v.transform((iso) => (iso === '' ? '' : serverDay(Date.parse(iso)))),
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

/** A list as JSON text, as some servers store it in one column. */
const jsonList = v.pipe(
  v.string(),
  v.check((value) => value.trimStart().startsWith('[')),
  v.parseJson(),
);

/** A list of records, also as JSON text; absent is empty. */
export const records = <T>(record: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.nullish(v.union([v.literal(''), v.array(record), v.pipe(jsonList, v.array(record))]), ''),
    v.transform((list): T[] => (list === '' ? [] : list)),
  );

/** List of texts, also comma-separated or as JSON text. */
export const texts = v.pipe(
  v.nullish(
    v.union([v.array(requiredText), v.pipe(jsonList, v.array(requiredText)), v.string()]),
    [],
  ),
  v.transform((value) => (typeof value === 'string' ? splitTexts(value) : value)),
);

function splitTexts(value: string): string[] {
  return value
    .split(/[,，]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Optional id; absent, '' or 0 is null. */
export const optionalId = v.pipe(
  v.nullish(id, null),
  v.transform((value) => (value === '' || value === 0 || value === '0' ? null : value)),
);

/** Timestamps of every record. */
export const times = { createTime: dateTime, updateTime: dateTime };
