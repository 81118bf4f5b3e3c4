import { afterEach, beforeEach } from 'vitest';
import { REQUEST_TIMEOUT } from '#src/api/client/client.ts';

// Replaces the app's long timers (retry delay, request timeout, toast duration), recognized by their
// length: they fire at once, or when a test asks for it.

const AT_ONCE = new Set([300, 7000, 200]);

type Waiting = { end: () => void };
const waiting = new Map<unknown, Waiting>();

/** Removes the client's retry delay in every test of the file. */
export function hastenRetries(): void {
  const { setTimeout: set, clearTimeout: clear } = globalThis;
  beforeEach(() => {
    const hastened = (task: () => void, milliseconds = 0, ...rest: []) => {
      const timer = set(task, AT_ONCE.has(milliseconds) ? 0 : milliseconds, ...rest);
      if (milliseconds === REQUEST_TIMEOUT) waiting.set(timer, { end: task });
      return timer;
    };
    Object.assign(globalThis, {
      setTimeout: hastened,
      clearTimeout: (timer: Parameters<typeof clear>[0]) => {
        waiting.delete(timer);
        clear(timer);
      },
    });
  });
  afterEach(() => {
    waiting.clear();
    Object.assign(globalThis, { setTimeout: set, clearTimeout: clear });
  });
}

/** Lets the timeout of every pending request expire. */
export function passTimeout(): void {
  for (const [timer, { end }] of new Map(waiting)) {
    clearTimeout(Number(timer));
    end();
  }
}
