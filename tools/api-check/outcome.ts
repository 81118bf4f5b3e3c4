import type { Call } from '#src/api/client/client.ts';
import { firstGraphemes } from '#src/lib/text/graphemes.ts';
import type { Id } from '#src/lib/records/id.ts';

/** A mismatch with the contract; `path` is its first place, `times` the number of places. */
export type Problem = { path: string; expected: string; got: string; times: number };

/**
 * Why a call was not made: there is no session, signing in failed, the server asks for a captcha, it would end a
 * session that somebody else still uses, `--write` is missing, the list has no record, or the call cannot be undone.
 */
export type SkipReason =
  | 'session'
  | 'signInFailed'
  | 'captcha'
  | 'foreignSession'
  | 'notAsked'
  | 'noRecord'
  | 'permanent';

/** The result of one call. */
export type Outcome = {
  call: Call;
  /** Method and path that were called; undefined if nothing was. */
  made?: string | undefined;
  verdict: 'fits' | 'differs' | 'skipped';
  reason?: SkipReason;
  /** Undefined if there was no response. */
  status?: number | undefined;
  ms?: number;
  /** The number of records that were checked. */
  count?: number | undefined;
  problems: Problem[];
  /** Fields that are not in the schema; the app stores them and sends them back. */
  unknown: string[];
  /** The id of the first record, for the calls that need one. */
  firstId?: Id | undefined;
};

/** The outcome of a call that was not made. */
export function skip(call: Call, reason: SkipReason): Outcome {
  return { call, verdict: 'skipped', reason, problems: [], unknown: [] };
}

/** A problem at one place; the received value is shortened. */
export function problem(path: string, expected: string, got: string): Problem {
  const short = got.length > 80 ? `${firstGraphemes(got, 80)}…` : got;
  return { path, expected, got: short.replaceAll(/\s+/g, ' '), times: 1 };
}
