/** In milliseconds. */
const ACQUIRE_TIMEOUT = 5000;

/** In milliseconds. A browser that grants locks lets one be taken over at once. */
const TAKEOVER_TIMEOUT = 500;

/** Whether the browser has answered no request of ours; it may later. */
const webLocks = { areSilent: false };

/**
 * Runs work in one tab at a time, with a Web Lock: waits up to 5000 ms for other tabs, then takes
 * the lock over. Without Web Locks (plain http, blocked storage) and where the browser never answers it
 * runs all the same, so two tabs may run it at the same time: use it only for work that is correct then
 * as well.
 * @returns what the work returns; rejects where it does.
 */
export async function withTabLock<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  const locks: LockManager | undefined = navigator.locks;
  const running: { work?: Promise<T> } = {};
  const run = () => (running.work ??= (async () => work())());

  /** Resolves when the work has started or the lock is refused; with true where nothing happens in time. */
  const request = (timeout: number, steal: boolean) =>
    new Promise<boolean>((resolve) => {
      const timedOut = new AbortController();
      const timer = setTimeout(() => {
        resolve(true);
        timedOut.abort();
      }, timeout);
      const end = () => {
        clearTimeout(timer);
        resolve(false);
      };
      const start = () => {
        webLocks.areSilent = false;
        end();
        return run();
      };
      // It also rejects where another tab steals the lock, and the started work continues.
      locks.request(name, steal ? { steal } : { signal: timedOut.signal }, start).then(end, end);
    });

  if (locks && !webLocks.areSilent) {
    await request(ACQUIRE_TIMEOUT, false);
    if (!running.work) webLocks.areSilent = await request(TAKEOVER_TIMEOUT, true);
  }
  return run();
}
