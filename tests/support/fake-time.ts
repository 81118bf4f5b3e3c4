import { vi } from 'vitest';

/**
 * Runs `work` with fake time, so that delays and timeouts of the app take no real time. The mock's
 * request log contains the fake time of each request.
 */
export async function inFakeTime<T>(work: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  try {
    const state = { done: false };
    const result = work().finally(() => {
      state.done = true;
    });
    // Prevents an unhandled rejection: the caller that awaits the result gets the error.
    result.catch(() => {});
    while (!state.done) await vi.advanceTimersByTimeAsync(50);
    return await result;
  } finally {
    vi.useRealTimers();
  }
}
