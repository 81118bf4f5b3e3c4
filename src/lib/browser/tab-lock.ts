/** In milliseconds. */
const ACQUIRE_TIMEOUT = 5000;

/** In milliseconds. A working browser grants a takeover at once. */
const TAKEOVER_TIMEOUT = 500;

/** Whether the browser has answered none of our requests; it may answer later. */
const webLocks = { areSilent: false };

/**
 * Runs work in one tab at a time, with a Web Lock: waits up to 5000 ms for other tabs, then takes the lock
 * from them. Without Web Locks (plain http, blocked storage) or if the browser never answers, the work runs
 * anyway, so it must also be correct when two tabs run it at once.
 * @returns the work's result; rejects with its error
 */
export async function withTabLock<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  const locks: LockManager | undefined = navigator.locks;
  const running: { work?: Promise<T> } = {};
  const run = () => (running.work ??= (async () => work())());

  /** Resolves when the work has started or the lock is refused; with true if neither happens in time. */
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
