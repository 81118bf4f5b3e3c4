const ACQUIRE = 5000;
const STALE = 5000;

/**
 * Does work that must run in one tab at a time (L5). Waits at most 5000 ms for the others; a lock
 * held longer than that is stale and taken over. Browsers without locks (plain http) just do it.
 */
export async function withTabLock(name: string, work: () => void | Promise<void>): Promise<void> {
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) {
    await work();
    return;
  }
  try {
    await locks.request(name, { signal: AbortSignal.timeout(Math.max(ACQUIRE, STALE)) }, work);
  } catch (error) {
    if (!(error instanceof DOMException) || !['AbortError', 'TimeoutError'].includes(error.name)) {
      throw error;
    }
    await locks.request(name, { steal: true }, work);
  }
}
