import * as v from 'valibot';
import { count, dateTime, id, requiredText, status, text, times, word } from '#src/api/fields.ts';
import { serverDay } from '#src/lib/time/calendar-date.ts';

export const LEVELS = ['national', 'provincial', 'city', 'industry'] as const;

/** A day, YYYY-MM-DD, also of a date with a time; '' for none. */
const day = v.pipe(
  dateTime,
  v.transform((iso) => (iso === '' ? '' : serverDay(Date.parse(iso)))),
);

/** A certificate or award, as the server sends it. */
export const Honor = v.looseObject({
  id,
  name: requiredText,
  issuer: text,
  certificateNo: text,
  level: word(LEVELS),
  date: day,
  validUntil: day,
  image: text,
  description: text,
  sort: count,
  status,
  ...times,
});
export type Honor = v.InferOutput<typeof Honor>;
