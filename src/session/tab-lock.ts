import { ACQUIRE_MS, withLease } from './lease-lock.ts';

/**
 * Runs work in one tab at a time: waits up to 5000 ms for other tabs, then takes the lock over.
 * Uses Web Locks, or leases in localStorage where they are missing (plain http).
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
      // Started work continues, even if another tab has stolen the lock.
      if (!running.work && !options.signal?.aborted) throw error;
    }
  };

  await request({ signal: AbortSignal.timeout(ACQUIRE_MS) });
  if (!running.work) await request({ steal: true });
  if (!running.work) throw new Error(`The lock ${name} was not given`);
  return running.work;
}
