import * as v from 'valibot';
import { keptForPerson } from '#src/session/kept-for-person.ts';

const LastCheck = v.nullable(
  v.object({
    /** When it ended, in epoch milliseconds. */
    at: v.number(),
    /** Number of findings by kind. */
    counts: v.record(v.string(), v.number()),
  }),
);

/** The result of the last complete check of this person in this browser. */
export const lastCheck = keptForPerson('site-check', LastCheck, null);
