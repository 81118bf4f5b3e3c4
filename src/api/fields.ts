import * as v from 'valibot';
import { parseDateTime } from '#src/lib/date-time.ts';
import { STATUS } from './status.ts';

// What servers send, read tolerantly: every record schema is made of these.

/** A record's id: opaque, kept as it came. */
export const id = v.union([v.string(), v.number()]);
export type { Id } from '#src/lib/id.ts';

/** A text that may be absent or null: ''. Numbers become their digits. */
export const text = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.transform((value) => String(value)),
);

/** A text without which a record makes no sense. */
export const requiredText = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value)),
);

/** A number, also as a string of digits. */
export const number = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.decimal())]),
  v.transform((value) => Number(value)),
);

/** A number that may be absent, null or '': null. */
export const optionalNumber = v.pipe(
  v.nullish(v.union([number, v.literal('')]), ''),
  v.transform((value) => (value === '' ? null : value)),
);

/** A number that is 0 where the server sent none (sort, views). */
export const count = v.pipe(
  optionalNumber,
  v.transform((value) => value ?? 0),
);

/** A yes or no, however it is spelled; absent is no. */
export const flag = v.pipe(
  v.nullish(v.union([v.boolean(), v.number(), v.string()]), false),
  v.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
);

/**
 * A point in time: ISO 8601, `YYYY-MM-DD HH:mm:ss` in the server's time (+08:00), or epoch
 * milliseconds. Comes out as ISO 8601 in UTC, '' where there is none.
 */
export const dateTime = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.check((value) => value === '' || parseDateTime(value) !== null, 'a date and time'),
  v.transform((value) => (value === '' ? '' : (parseDateTime(value)?.toISOString() ?? ''))),
);

/** 0 or 1; its meaning stands in `status.ts`. Absent is shown. */
export const status = v.pipe(
  optionalNumber,
  v.transform((value) => (value === STATUS.hidden ? STATUS.hidden : STATUS.shown)),
);

/** A list of texts, also as one text with commas. */
export const texts = v.pipe(
  v.nullish(v.union([v.array(requiredText), v.string()]), []),
  v.transform((value) => (typeof value === 'string' ? splitTexts(value) : value)),
);

function splitTexts(value: string): string[] {
  return value
    .split(/[,，]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** An id that may be absent: null (a category without parent). */
export const optionalId = v.pipe(
  v.nullish(id, null),
  v.transform((value) => (value === '' || value === 0 || value === '0' ? null : value)),
);

/** What every record has besides its own fields. */
export const times = { createTime: dateTime, updateTime: dateTime };
