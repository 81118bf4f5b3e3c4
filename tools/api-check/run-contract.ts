import * as v from 'valibot';
import type { Call } from '#src/api/client/client.ts';
import { LoginAnswer } from '#src/api/client/login-answer.ts';
import { dialect } from '#src/api/dialects/dialect.ts';
import { bareToken, tokenHeader } from '#src/api/wire/wire.ts';
import type { ContractOptions } from './arguments.ts';
import { READS, WRITES, contractOf } from './calls.ts';
import { readCaptcha } from './checks/check-login.ts';
import { probe, probeRead } from './checks/probe.ts';
import type { Server } from './checks/send.ts';
import type { ContractCall } from './contract-call.ts';
import { type Outcome, skip, type SkipReason } from './outcome.ts';
import { countVerdicts, type ReportWords, toLines } from './report.ts';
import { PERMANENT, runWrites } from './run-writes.ts';

const WORDS: ReportWords = {
  fits: 'fits',
  differs: 'DIFFERS',
  skipped: 'not tried',
  unknown: 'unknown fields',
  session: 'needs a session: --user or --token',
  signInFailed: 'needs a session, and the sign-in failed',
  captcha: 'the server asks for a captcha, which only a person can read',
  foreignSession: 'would end the session of --token',
  notAsked: 'writes: --write',
  noRecord: 'no record to ask for',
  permanent: 'nothing takes back what it does',
};

/**
 * Checks a server against the contract, call by call.
 * @param ask shows a person the picture of a captcha, a data URL, and returns the code that they read
 * @param ownFetch makes the calls instead of `fetch`
 * @returns true if every call that was made fits
 */
export async function runContract(
  { host, login, token, captcha = false, write }: ContractOptions,
  print: (line: string) => void,
  ask: (picture: string) => Promise<string> = () => Promise.resolve(''),
  ownFetch?: typeof globalThis.fetch,
): Promise<boolean> {
  const outcomes = new Map<string, Outcome>();
  const note = (outcome: Outcome) => {
    outcomes.set(outcome.call, outcome);
    for (const line of toLines(outcome, WORDS)) print(line);
  };
  const session = tokenHeader(token === undefined ? null : bareToken(token));
  const base = host + dialect.prefix;
  const server: Server = {
    url: (path) => base + path,
    headers: () => ({ Accept: 'application/json', ...session }),
    ...(ownFetch && { fetch: ownFetch }),
  };

  if (login !== null) {
    const code = captcha ? await readCode(server, ask) : {};
    Object.assign(session, await signIn(server, { ...login, ...code }, note));
  }
  const isSignedIn = Object.keys(session).length > 0;
  const without = login === null ? 'session' : 'signInFailed';
  await runReads(server, isSignedIn ? null : without, note);
  const isOwnSession = isSignedIn && token === undefined;
  const noteWrite = (outcome: Outcome) => {
    // Its own session is ended below.
    if (!isOwnSession || outcome.reason !== 'foreignSession') note(outcome);
  };
  const left = write && isSignedIn ? await runWrites(server, noteWrite) : [];
  if (isOwnSession) {
    const { outcome } = await probe(server, contractOf('POST /user/logout'), { body: {} });
    if (!outcomes.has(outcome.call)) note(outcome);
  }
  for (const { call } of WRITES) {
    if (outcomes.has(call)) continue;
    const isLogout = call === 'POST /user/logout' && isSignedIn;
    note(skip(call, isLogout ? 'foreignSession' : whyNotWritten(call, write ? without : null)));
  }

  for (const name of left) print(`LEFT BEHIND: ${name}`);
  const { fits, differs, skipped } = countVerdicts([...outcomes.values()]);
  print(`${base}: ${fits} fit, ${differs} differ, ${skipped} not tried`);
  return differs === 0;
}

function whyNotWritten(call: Call, without: SkipReason | null): SkipReason {
  if (PERMANENT.includes(call)) return 'permanent';
  return without ?? 'notAsked';
}

/** The code of a captcha as the sign-in sends it; nothing where the server asks for none. */
async function readCode(
  server: Server,
  ask: (picture: string) => Promise<string>,
): Promise<Record<string, string>> {
  const captcha = await readCaptcha(server);
  if (captcha === null) return {};
  const { id, image, idField, codeField } = captcha;
  return { [idField]: id, [codeField]: await ask(image) };
}

/** Signs in and returns the headers of the session; none if it failed. */
async function signIn(
  server: Server,
  body: Record<string, string>,
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

/**
 * Makes every read call, one after the other, and reports each result.
 * @param withoutSession why there is no session; null where there is one
 */
async function runReads(
  server: Server,
  withoutSession: SkipReason | null,
  note: (outcome: Outcome) => void,
): Promise<void> {
  const done = new Map<string, Outcome>();
  for (const call of inOrder(READS)) {
    const id = call.idFrom === undefined ? undefined : done.get(call.idFrom)?.firstId;
    const outcome =
      withoutSession !== null && call.access === 'session'
        ? skip(call.call, withoutSession)
        : call.idFrom !== undefined && id === undefined
          ? skip(call.call, 'noRecord')
          : await probeRead(server, call, { id });
    done.set(call.call, outcome);
    note(outcome);
  }
}

/** Lists come before the calls that need an id from them. */
function inOrder(calls: ContractCall[]): ContractCall[] {
  return calls.toSorted((one, other) => Number('idFrom' in one) - Number('idFrom' in other));
}
