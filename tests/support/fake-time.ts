import { vi } from 'vitest';

/**
 * Lets time run at once while `work` goes on: waits and timeouts of the app cost nothing. The mock's
 * request log tells at which moment of that time each request came.
 */
export async function inFakeTime<T>(work: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  try {
    const state = { done: false };
    const result = work().finally(() => {
      state.done = true;
    });
    // Whoever awaits the result hears of a failure; not this loop.
    result.catch(() => {});
    while (!state.done) await vi.advanceTimersByTimeAsync(50);
    return await result;
  } finally {
    vi.useRealTimers();
  }
}
