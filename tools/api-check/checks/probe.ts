import type { Id } from '#src/lib/records/id.ts';
import { checkAnswer, PAGE } from './check-answer.ts';
import type { ContractCall } from '../contract-call.ts';
import type { Outcome } from '../outcome.ts';
import { type Reply, send, type Sent, type Server } from './send.ts';

export type Probed = { outcome: Outcome; data: unknown; reply: Reply };

/**
 * Makes a call of the contract and checks its answer.
 * @throws the signal's reason if aborted; nothing else
 */
export async function probe(server: Server, call: ContractCall, sent: Sent = {}): Promise<Probed> {
  // The app's downloads send this header too.
  const accept = call.answer.kind === 'file' ? { accept: '*/*' } : {};
  const query = { ...sent.query, ...call.always };
  const reply = await send(server, call.call, { ...accept, ...sent, query });
  const { data, ...checked } = checkAnswer(call.call, call.answer, reply);
  const verdict = checked.problems.length === 0 ? 'fits' : 'differs';
  const { made, status, ms } = reply;
  return { outcome: { call: call.call, made, verdict, status, ms, ...checked }, data, reply };
}

/** Makes a read call: the first page of a list, or the record with this id. */
export async function probeRead(
  server: Server,
  call: ContractCall,
  { id, signal }: { id?: Id | undefined; signal?: AbortSignal } = {},
): Promise<Outcome> {
  const query = call.query === 'page' ? PAGE : { id };
  const { outcome } = await probe(server, call, { query, signal });
  return outcome;
}
