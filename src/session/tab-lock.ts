import { ACQUIRE_MS, withLease } from './lease-lock.ts';

/**
 * Does work that must run in one tab at a time (L5): waits at most 5000 ms for the others, then takes
 * the lock over. Uses the browser's locks, and leases in localStorage where there are none (plain http).
 * @returns what the work returns; rejects where it does.
 */
export async function withTabLock<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return withLease(name, work);

  const running: { work?: Promise<T> } = {};
  const request = async (options: LockOptions) => {
    try {
      await locks.request(name, options, async () => {
        running.work = (async () => work())();
        await running.work;
      });
    } catch (error) {
      // Work that has begun ends by itself, also where another tab took the lock over meanwhile.
      if (!running.work && !options.signal?.aborted) throw error;
    }
  };

  await request({ signal: AbortSignal.timeout(ACQUIRE_MS) });
  if (!running.work) await request({ steal: true });
  if (!running.work) throw new Error(`The lock ${name} was not given`);
  return running.work;
}
