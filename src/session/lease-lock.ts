import * as v from 'valibot';
import { pause } from '#src/lib/pause.ts';

/** Maximum pause for other tabs, in milliseconds. */
export const ACQUIRE_MS = 5000;

/**
 * After this time in milliseconds the holding tab has crashed or sleeps, and the lock is taken
 * over.
 */
const STALE_MS = 5000;

const Lease = v.object({ owner: v.string(), until: v.number() });

/** In milliseconds: after this, tabs that wrote at the same time see the last writer. */
const SETTLE_MS = 20;
const RETRY_MS = 50;

/**
 * Fallback of `withTabLock`: a lease in localStorage. Without storage there is nothing shared
 * between tabs, so the work runs unlocked.
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
  const deadline = Date.now() + ACQUIRE_MS;
  while (Date.now() < deadline) {
    if (holder(key) === null) {
      take(key, owner);
      await pause(SETTLE_MS);
      if (holder(key) === owner) return;
    }
    await pause(RETRY_MS);
  }
  take(key, owner);
}

/** Current holder; null where the lease has expired. */
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
    // The lease expires.
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
