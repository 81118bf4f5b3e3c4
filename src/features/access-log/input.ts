import * as v from 'valibot';
import { optionalInput, requiredInput } from '#src/api/input.ts';

export const AccessLogInput = v.object({
  ip: requiredInput(45),
  region: optionalInput(60),
  path: requiredInput(500),
  referrer: optionalInput(500),
  userAgent: optionalInput(500),
  username: optionalInput(30),
  duration: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
});
export type AccessLogInput = v.InferOutput<typeof AccessLogInput>;

export const emptyAccessLog: AccessLogInput = {
  ip: '',
  region: '',
  path: '',
  referrer: '',
  userAgent: '',
  username: '',
  duration: null,
};
