import { onlineManager } from '@tanstack/react-query';
import { ApiError } from '#src/lib/errors/api-error.ts';
import { pause } from '#src/lib/time/pause.ts';

/** In ms: the first wait before another try where the browser is online and nothing answers, and the longest. */
const FIRST_WAIT = 5000;
const LONGEST_WAIT = 300_000;

/** Answers that say nothing of what was sent, as of a proxy or a busy server. */
const PASSING = new Set([401, 408, 425, 429]);

/** Whether a call was answered by nothing: the server may have received it. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout');
}

/** Whether a call failed for a reason that passes, so that it is worth another try. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { kind, status = 0 } = error;
  return isUnanswered(error) || kind === 'malformed' || PASSING.has(status) || status >= 500;
}

/** Sends again and again, ever less often, until nothing is left. @param send resolves to whether something is left */
export async function keepSending(
  send: () => Promise<boolean>,
  signal: AbortSignal,
): Promise<void> {
  let wait = FIRST_WAIT;
  while (!signal.aborted && (await send())) {
    await pause(wait);
    wait = Math.min(wait * 2, LONGEST_WAIT);
  }
}

/** The sendings of this tab, by the name of their lock. */
const running = new Map<string, Promise<boolean>>();

/**
 * Sends what waits in the order given, in one tab at a time. Rejects never.
 * @param name of the Web Lock
 * @param read the copies to send
 * @param send resolves to false where the copy must be tried again
 * @returns whether something is left to be tried again
 */
export function sendInOneTab<T>(
  name: string,
  read: () => Promise<T[]>,
  send: (copy: T) => Promise<boolean>,
): Promise<boolean> {
  const sendAll = async () => {
    let isLeft = false;
    for (const copy of await read()) {
      if (!onlineManager.isOnline() || !(await send(copy))) isLeft = true;
    }
    return isLeft;
  };
  // Storage may fail.
  const work = () => sendAll().catch(() => true);
  const result = running.get(name) ?? inOneTab(name, work).finally(() => running.delete(name));
  running.set(name, result);
  return result;
}

/**
 * Runs work unless another tab does. Not `withTabLock`, which takes the lock from a tab after five seconds: an answer may
 * take a minute, and a creation would be sent twice.
 * @returns what the work resolves to; true where another tab sends
 */
async function inOneTab(name: string, work: () => Promise<boolean>): Promise<boolean> {
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return work();
  const run: { work?: Promise<boolean> } = {};
  try {
    return await locks.request(name, { ifAvailable: true }, (lock) =>
      lock ? (run.work = work()) : true,
    );
  } catch {
    // Refused, as with blocked storage.
    return run.work ?? work();
  }
}
