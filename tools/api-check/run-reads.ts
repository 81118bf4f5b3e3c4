import type { ContractCall } from './contract-call.ts';
import { READS } from './calls.ts';
import { skip } from './outcome.ts';
import type { Outcome, SkipReason } from './outcome.ts';
import { probeRead } from './probe.ts';
import type { Server } from './send.ts';

/**
 * Makes every read call, one after the other, and reports each result.
 * @param withoutSession why there is no session; null where there is one
 */
export async function runReads(
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
