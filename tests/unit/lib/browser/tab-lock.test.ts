import { locks } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withTabLock } from '#src/lib/browser/tab-lock.ts';

// jsdom has no Web Locks, so these are Node's. Two tabs, and the takeover after 5000 ms, are
// tested in tests/browser/auth-tabs.test.ts.

beforeEach(() => {
  vi.stubGlobal('navigator', { locks });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Starts work that ends when `finish` is called. */
function startWork(name: string, log: string[]) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  const result = withTabLock(name, async () => {
    log.push('started');
    started.resolve();
    await promise;
    log.push('ended');
  });
  return { started: started.promise, result, finish: resolve };
}

it('L5: returns what the work returns', async () => {
  await expect(withTabLock('a', () => 5)).resolves.toBe(5);
});

it('L5: rejects where the work does, and releases the lock', async () => {
  const work = () => Promise.reject(new Error('no'));
  await expect(withTabLock('a', work)).rejects.toThrow('no');
  await expect(withTabLock('a', () => 5)).resolves.toBe(5);
});

it('L5: work under one name runs one after the other', async () => {
  const log: string[] = [];
  const first = startWork('a', log);
  await first.started;
  const second = withTabLock('a', () => void log.push('second'));
  await withTabLock('b', () => void log.push('another name'));
  first.finish();
  await Promise.all([first.result, second]);
  expect(log).toEqual(['started', 'another name', 'ended', 'second']);
});

it.each([
  ['has none, as on plain http', {}],
  [
    'refuses them, as where storage is blocked',
    { locks: { request: () => Promise.reject(new DOMException('Denied', 'SecurityError')) } },
  ],
])('L5: runs the work without a lock where the browser %s', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  const work = vi.fn(() => 5);
  await expect(withTabLock('a', work)).resolves.toBe(5);
  expect(work).toHaveBeenCalledTimes(1);
  await expect(withTabLock('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});

it('L5: runs the work once where the browser answers no request, and then without waiting', async () => {
  vi.useFakeTimers();
  const granted: (() => unknown)[] = [];
  const request = vi.fn((_name: string, _options: object, grant: () => unknown) => {
    granted.push(grant);
    return new Promise(() => {});
  });
  vi.stubGlobal('navigator', { locks: { request } });
  const work = vi.fn(() => 5);
  const first = withTabLock('a', work);
  await vi.advanceTimersByTimeAsync(6000);
  await expect(first).resolves.toBe(5);
  await expect(withTabLock('a', work)).resolves.toBe(5);
  expect(request).toHaveBeenCalledTimes(2);
  expect(work).toHaveBeenCalledTimes(2);

  // An answer after all: the work has been done, and locks are used again.
  await granted[0]?.();
  expect(work).toHaveBeenCalledTimes(2);
  vi.stubGlobal('navigator', { locks });
  await expect(withTabLock('a', work)).resolves.toBe(5);
});
