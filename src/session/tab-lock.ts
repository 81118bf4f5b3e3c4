/** In milliseconds. */
const ACQUIRE_TIMEOUT = 5000;

/**
 * Runs work in one tab at a time, with a Web Lock: waits up to 5000 ms for other tabs, then takes
 * the lock over. Without Web Locks (plain http, blocked storage) it runs at once, so two tabs may
 * run it at the same time: use it only for work that is correct then as well.
 * @returns what the work returns; rejects where it does.
 */
export async function withTabLock<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  const locks: LockManager | undefined = navigator.locks;
  const running: { work?: Promise<T> } = {};
  const request = async (options: LockOptions) => {
    try {
      await locks?.request(name, options, async () => {
        running.work = (async () => work())();
        await running.work;
      });
    } catch {
      // Timed out or refused; or another tab has stolen the lock, and the started work continues.
    }
  };

  await request({ signal: AbortSignal.timeout(ACQUIRE_TIMEOUT) });
  if (!running.work) await request({ steal: true });
  return running.work ?? work();
}
