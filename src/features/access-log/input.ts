import * as v from 'valibot';
import { optionalInput, requiredInput } from '#src/api/fields/input.ts';

/** The part of a visit that the browser sends; the server adds the rest. */
export const VisitInput = v.object({
  path: requiredInput(500),
  referrer: optionalInput(500),
  userAgent: optionalInput(500),
  duration: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
});
export type VisitInput = v.InferOutput<typeof VisitInput>;
