import * as v from 'valibot';
import { dateTime, id, optionalNumber, text } from '#src/api/fields/fields.ts';

/** A page visit as the server sends it; `duration` in milliseconds. */
export const AccessLog = v.looseObject({
  id,
  ip: text,
  region: text,
  path: text,
  referrer: text,
  userAgent: text,
  username: text,
  duration: optionalNumber,
  createTime: dateTime,
});
export type AccessLog = v.InferOutput<typeof AccessLog>;
