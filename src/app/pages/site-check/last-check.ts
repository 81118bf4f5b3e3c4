import * as v from 'valibot';
import { storedForPerson } from '#src/session/stored-for-person.ts';

const LastCheck = v.nullable(
  v.object({
    /** When it ended, in epoch milliseconds. */
    at: v.number(),
    /** Number of findings by kind. */
    counts: v.record(v.string(), v.number()),
  }),
);

/** Result of the last complete check by this person in this browser. */
export const lastCheck = storedForPerson('site-check', LastCheck, null);
