import * as v from 'valibot';
import { count, dateTime, id, requiredText, status, text, times } from '#src/api/fields.ts';
import { serverDay } from '#src/lib/calendar-date.ts';

export const LEVELS = ['national', 'provincial', 'city', 'industry'] as const;

/** A day, also as a point in time within it: YYYY-MM-DD, '' for none. */
const day = v.pipe(
  dateTime,
  v.transform((iso) => (iso === '' ? '' : serverDay(Date.parse(iso)))),
);

/** A certificate or prize, as the server sends it. */
export const Honor = v.looseObject({
  id,
  name: requiredText,
  issuer: text,
  certificateNo: text,
  level: v.fallback(v.nullable(v.picklist(LEVELS)), null),
  date: day,
  validUntil: day,
  image: text,
  description: text,
  sort: count,
  status,
  ...times,
});
export type Honor = v.InferOutput<typeof Honor>;
