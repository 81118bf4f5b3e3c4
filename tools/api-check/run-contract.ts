import * as v from 'valibot';
import { dialect } from '#src/api/dialect.ts';
import { tokenHeader } from '#src/api/wire.ts';
import { contractOf, WRITES } from './calls.ts';
import { skip } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import { probe } from './probe.ts';
import { countVerdicts, toLines } from './report.ts';
import type { ReportWords } from './report.ts';
import { runReads } from './run-reads.ts';
import { PERMANENT, runWrites } from './run-writes.ts';
import type { Server } from './send.ts';
import { LoginAnswer } from '#src/api/login-answer.ts';
import type { ContractOptions } from './arguments.ts';

const WORDS: ReportWords = {
  fits: 'fits',
  differs: 'DIFFERS',
  skipped: 'skipped',
  unknown: 'unknown fields',
  session: 'needs a session: --user',
  notAsked: 'writes: --write',
  noRecord: 'no record to ask for',
  permanent: 'nothing takes back what it does',
};

/**
 * Checks a server against the contract, call by call.
 * @returns true if every call that was made fits
 */
export async function runContract(
  { host, login, write }: ContractOptions,
  print: (line: string) => void,
): Promise<boolean> {
  const outcomes = new Map<string, Outcome>();
  const note = (outcome: Outcome) => {
    outcomes.set(outcome.call, outcome);
    for (const line of toLines(outcome, WORDS)) print(line);
  };
  const session: Record<string, string> = {};
  const base = host + dialect.prefix;
  const server: Server = {
    url: (path) => base + path,
    headers: () => ({ Accept: 'application/json', ...session }),
  };

  if (login !== null) Object.assign(session, await signIn(server, login, note));
  const isSignedIn = Object.keys(session).length > 0;
  await runReads(server, isSignedIn, note);
  const left = write && isSignedIn ? await runWrites(server, note) : [];
  if (isSignedIn) {
    const { outcome } = await probe(server, contractOf('POST /user/logout'), { body: {} });
    if (!outcomes.has(outcome.call)) note(outcome);
  }
  for (const { call } of WRITES) {
    if (!outcomes.has(call))
      note(skip(call, PERMANENT.includes(call) ? 'permanent' : write ? 'session' : 'notAsked'));
  }

  for (const name of left) print(`LEFT BEHIND: ${name}`);
  const { fits, differs, skipped } = countVerdicts([...outcomes.values()]);
  print(`${base}: ${fits} fit, ${differs} differ, ${skipped} skipped`);
  return differs === 0;
}

/** Signs in and returns the headers of the session; none if it failed. */
async function signIn(
  server: Server,
  body: { username: string; password: string },
  note: (outcome: Outcome) => void,
): Promise<Record<string, string>> {
  const { outcome, data, reply } = await probe(server, contractOf('POST /user/login'), { body });
  note(outcome);
  if (outcome.verdict !== 'fits') return {};
  const answer = v.safeParse(LoginAnswer, data);
  const token = answer.success ? answer.output.token : null;
  const cookies = reply.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  return {
    ...tokenHeader(token),
    ...(cookies.length > 0 ? { Cookie: cookies.join('; ') } : {}),
  };
}
