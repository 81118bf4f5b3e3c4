import type { Call } from '#src/api/client.ts';
import type { Id } from '#src/lib/id.ts';

/** One thing that does not fit, where, and at how many places (the path is the first). */
export type Problem = { path: string; expected: string; got: string; times: number };

/**
 * Why a call was not made: it needs a session; writing was not asked for; the list has no record to
 * ask for; nothing takes back what it does.
 */
export type SkipReason = 'session' | 'notAsked' | 'noRecord' | 'permanent';

/** How a call went. */
export type Outcome = {
  call: Call;
  verdict: 'fits' | 'differs' | 'skipped';
  reason?: SkipReason;
  /** Undefined where there was no answer. */
  status?: number | undefined;
  ms?: number;
  /** How many records were held against the schema. */
  count?: number | undefined;
  problems: Problem[];
  /** Fields that the schema does not name: they are kept and sent back. */
  unknown: string[];
  /** The first record's id, for the calls that ask for one. */
  firstId?: Id | undefined;
};

/** A call that was not made. */
export function skip(call: Call, reason: SkipReason): Outcome {
  return { call, verdict: 'skipped', reason, problems: [], unknown: [] };
}

/** A thing that does not fit, at one place. What came is shortened. */
export function problem(path: string, expected: string, got: string): Problem {
  const short = got.length > 80 ? `${got.slice(0, 80)}…` : got;
  return { path, expected, got: short.replaceAll(/\s+/g, ' '), times: 1 };
}
