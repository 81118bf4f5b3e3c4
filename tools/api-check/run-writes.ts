import * as v from 'valibot';
import type { Call } from '#src/api/client/client.ts';
import { STATUS } from '#src/api/fields/status.ts';
import { dialect } from '#src/api/dialects/dialect.ts';
import { hasCall, hasOwnCall, namesField } from '#src/api/wire/server-call.ts';
import { Roles } from '#src/features/user/role-options.ts';
import type { Id } from '#src/lib/records/id.ts';
import { contractOf, WRITES } from './calls.ts';
import type { ContractCall } from './contract-call.ts';
import { idOf } from './checks/check-answer.ts';
import { checkLogin, readCaptcha } from './checks/check-login.ts';
import { findMade, findRecord, isMarked } from './checks/find-record.ts';
import { type Journey, JOURNEYS, userJourney } from './journeys.ts';
import { type Outcome, problem, type Problem, skip, type SkipReason } from './outcome.ts';
import { probe } from './checks/probe.ts';
import type { Sent, Server } from './checks/send.ts';

function skipReasonOf(call: Call): SkipReason {
  if (call === 'POST /user/logout') return 'foreignSession';
  return PERMANENT.includes(call) ? 'permanent' : 'noRecord';
}

const PASSWORD = 'PUT /user/update-password';

type Note = (outcome: Outcome) => void;
type Run = { server: Server; note: Note; mark: string };

/** Calls that cannot be undone: the API cannot delete a picture or revert an import. */
export const PERMANENT: Call[] = ['POST /file', 'POST /user/import'];

/**
 * Tries every write call that can be undone, on records that it creates and deletes itself, and reports
 * each result. A failed call does not stop it: created records are always deleted.
 * @returns the names of the records that the server did not delete
 */
export async function runWrites(server: Server, note: Note): Promise<string[]> {
  // Short, because some servers take names of users with 20 characters at most.
  const mark = `contract-${Date.now().toString(36)}`;
  const noted = new Set<string>();
  const run: Run = {
    server,
    mark,
    note: (outcome) => {
      noted.add(outcome.call);
      note(outcome);
    },
  };
  const left: string[] = [];
  for (const journey of JOURNEYS.filter(isOffered))
    left.push(...(await travel(run, journey, null)));
  if (hasCall('POST /user/create')) left.push(...(await travelAsUser(run)));
  for (const { call } of WRITES) {
    if (!noted.has(call)) note(skip(call, skipReasonOf(call)));
  }
  return left;
}

/**
 * Runs the journey of one record.
 * @returns its name if it could not be deleted
 */
async function travel(
  run: Run,
  journey: Journey,
  parentId: Id | null,
  within: (id: Id) => Promise<void> = nothing,
): Promise<string[]> {
  const { server, mark } = run;
  const input = journey.input(mark, parentId);
  const created = await probe(server, contractOf(`POST ${journey.path}/create`), { body: input });
  const made = await findMade(server, journey, { id: idOf(created.data), mark });
  const id = idOf(made?.id);
  run.note(withProblem(created.outcome, id === undefined ? problem('data', mark, 'null') : null));
  if (id === undefined) return created.outcome.verdict === 'fits' ? [nameOf(run, journey)] : [];
  const left: string[] = [];
  try {
    if (journey.inside) left.push(...(await travel(run, journey.inside, id)));
    await within(id);
    await change(run, journey, { ...made, ...input, id });
  } finally {
    if (!(await remove(run, journey, id))) left.push(nameOf(run, journey));
  }
  return left;
}

/** Updates a record and reads it again, because the change has to be stored. */
async function change(run: Run, journey: Journey, record: Record<string, unknown> & { id: Id }) {
  const body = withoutPassword(record);
  const mark = `${run.mark}-2`;
  const names = Object.entries(body).filter(([, value]) => value === run.mark);
  const changed = { ...body, ...Object.fromEntries(names.map(([name]) => [name, mark])) };
  const call = contractOf(`PUT ${journey.path}/update`);
  const { outcome } = await probe(run.server, call, { body: changed });
  const found = await findRecord(run.server, journey, { id: record.id, mark });
  const missing = found && isMarked(found, mark) ? null : problem('data', mark, run.mark);
  run.note(withProblem(outcome, missing));
}

/**
 * Deletes a record.
 * @returns false if it still exists
 */
async function remove(run: Run, journey: Journey, id: Id): Promise<boolean> {
  const call = contractOf(`DELETE ${journey.path}/delete`);
  const sent: Sent = call.body ? { body: { id } } : { query: { id } };
  const { outcome } = await probe(run.server, call, sent);
  const found = await findRecord(run.server, journey, { id, mark: run.mark });
  run.note(withProblem(outcome, found ? problem('data', 'null', `id ${id}`) : null));
  return found === undefined;
}

/** Runs the calls of a user account: sign in, sign out, change the password, lock. */
async function travelAsUser(run: Run): Promise<string[]> {
  // With a letter and a digit, which some servers demand.
  const length = Math.min(20, dialect.password.max);
  const newPassword = () => `a1${crypto.randomUUID()}`.slice(0, length);
  const password = newPassword();
  const write = async (call: Call, body: unknown) => {
    if (!hasCall(call)) return;
    const { outcome } = await probe(run.server, contractOf(call), { body });
    run.note(outcome);
  };
  return travel(run, userJourney(password, await aRole(run.server)), null, async (id) => {
    const login = { username: run.mark, password };
    // Only a person can read its code.
    if (await readCaptcha(run.server)) run.note(skip('POST /user/login', 'captcha'));
    else await checkLogin(run.server, login, run.note);
    const named = namesField(PASSWORD, 'username') ? { username: run.mark } : {};
    await write(PASSWORD, { id, ...named, password: newPassword() });
    await write('PUT /user/reset-status', { id, status: STATUS.hidden });
  });
}

/** The last role that may be given, without which some servers make no user; administrators are mostly the first. */
async function aRole(server: Server): Promise<{ roleIds?: Id[] }> {
  if (!hasOwnCall('GET /user/roles')) return {};
  const call: ContractCall = {
    call: 'GET /user/roles',
    access: 'session',
    answer: { kind: 'data', schema: Roles },
  };
  const read = v.safeParse(Roles, (await probe(server, call)).data);
  const role = read.success ? read.output.findLast(({ isOff }) => !isOff) : undefined;
  return role ? { roleIds: [role.id] } : {};
}

function isOffered({ path, inside }: Journey): boolean {
  const needed: Call[] = [`POST ${path}/create`, `DELETE ${path}/delete`];
  return needed.every(hasCall) && (!inside || isOffered(inside));
}

async function nothing(_id: Id): Promise<void> {}

/** A record without its password, which has its own call. */
function withoutPassword({ password: _, ...record }: Record<string, unknown>) {
  return record;
}

function nameOf({ mark }: Run, { path }: Journey): string {
  return `${path} ${mark}`;
}

function withProblem(outcome: Outcome, added: Problem | null): Outcome {
  if (added === null || outcome.verdict === 'differs') return outcome;
  return { ...outcome, verdict: 'differs', problems: [added] };
}
