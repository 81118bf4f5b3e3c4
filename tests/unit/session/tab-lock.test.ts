import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withTabLock } from '#src/session/tab-lock.ts';

// jsdom has no Web Locks, like a page on plain http: this tests the lease. Chromium's locks are
// tested in tests/browser/auth-tabs.test.ts.

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Work that is finished on demand, with a log. */
function longWork() {
  const log: string[] = [];
  let finish = () => {};
  const work = () =>
    new Promise<void>((resolve) => {
      log.push('begun');
      finish = () => {
        log.push('ended');
        resolve();
      };
    });
  return { log, work, finish: () => finish() };
}

it('L5: hands out what the work returns, and lets go', async () => {
  const result = withTabLock('a', () => 5);
  await vi.advanceTimersByTimeAsync(100);
  await expect(result).resolves.toBe(5);
  expect(localStorage.getItem('lock-a')).toBeNull();
});

it('L5: rejects where the work does, and lets go', async () => {
  const result = withTabLock('a', () => Promise.reject(new Error('no')));
  result.catch(() => {});
  await vi.advanceTimersByTimeAsync(100);
  await expect(result).rejects.toThrow('no');
  expect(localStorage.getItem('lock-a')).toBeNull();
});

it('L5: work under one name runs one after the other', async () => {
  const first = longWork();
  void withTabLock('a', first.work);
  await vi.advanceTimersByTimeAsync(100);
  void withTabLock('a', () => void first.log.push('second'));
  await vi.advanceTimersByTimeAsync(3000);
  expect(first.log).toEqual(['begun']);
  first.finish();
  await vi.advanceTimersByTimeAsync(200);
  expect(first.log).toEqual(['begun', 'ended', 'second']);
});

it('L5: of two that begin at the same moment one waits', async () => {
  const log: string[] = [];
  const work = (name: string) => async () => {
    log.push(`${name} begun`);
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    });
    log.push(`${name} ended`);
  };
  void withTabLock('a', work('one'));
  void withTabLock('a', work('two'));
  await vi.advanceTimersByTimeAsync(2000);
  expect(log).toHaveLength(4);
  expect(log[0]?.split(' ')[0]).toBe(log[1]?.split(' ')[0]);
});

it('L5: other names do not wait', async () => {
  void withTabLock('a', longWork().work);
  await vi.advanceTimersByTimeAsync(100);
  const other = withTabLock('b', () => 'at once');
  await vi.advanceTimersByTimeAsync(100);
  await expect(other).resolves.toBe('at once');
});

it('L5: a lock held for 5000 ms is stale and taken over', async () => {
  localStorage.setItem('lock-a', JSON.stringify({ owner: 'crashed', until: Date.now() + 5000 }));
  const log: string[] = [];
  void withTabLock('a', () => void log.push('done'));
  await vi.advanceTimersByTimeAsync(4900);
  expect(log).toEqual([]);
  await vi.advanceTimersByTimeAsync(300);
  expect(log).toEqual(['done']);
});

it('L5: what cannot be read is no lock', async () => {
  localStorage.setItem('lock-a', 'x');
  const result = withTabLock('a', () => 5);
  await vi.advanceTimersByTimeAsync(100);
  await expect(result).resolves.toBe(5);
});

it('L5: where storage throws the work is done without a lock', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await expect(withTabLock('a', () => 5)).resolves.toBe(5);
});
