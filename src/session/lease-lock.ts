import * as v from 'valibot';

/** How long to wait for the other tabs, in milliseconds. */
export const ACQUIRE_MS = 5000;

/** A lock held longer than this is taken over: its tab crashed or sleeps. */
const STALE_MS = 5000;

const Lease = v.object({ owner: v.string(), until: v.number() });

/** Tabs that write at the same moment see after this who wrote last. */
const SETTLE_MS = 20;
const RETRY_MS = 50;

/**
 * `withTabLock` where the browser has no locks: a lease in localStorage. Where that throws there is
 * nothing to share with other tabs, and the work is just done.
 */
export async function withLease<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  const key = `lock-${name}`;
  const owner = `${Date.now()}-${Math.random()}`;
  try {
    await acquire(key, owner);
  } catch {
    return work();
  }
  try {
    return await work();
  } finally {
    release(key, owner);
  }
}

/** @throws where storage does */
async function acquire(key: string, owner: string): Promise<void> {
  const giveUp = Date.now() + ACQUIRE_MS;
  while (Date.now() < giveUp) {
    if (holder(key) === null) {
      take(key, owner);
      await wait(SETTLE_MS);
      if (holder(key) === owner) return;
    }
    await wait(RETRY_MS);
  }
  take(key, owner);
}

/** Who holds the lease now, or null: a lease that is over is held by nobody. */
function holder(key: string): string | null {
  const stored = localStorage.getItem(key);
  const lease = v.safeParse(Lease, stored === null ? null : parse(stored));
  return lease.success && lease.output.until > Date.now() ? lease.output.owner : null;
}

function take(key: string, owner: string): void {
  localStorage.setItem(key, JSON.stringify({ owner, until: Date.now() + STALE_MS }));
}

function release(key: string, owner: string): void {
  try {
    if (holder(key) === owner) localStorage.removeItem(key);
  } catch {
    // It ends by itself.
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    window.setTimeout(resolve, milliseconds);
  });
}
