import { afterEach, beforeEach } from 'vitest';
import { REQUEST_TIMEOUT } from '#src/api/client.ts';

// The client waits before it asks again, and gives a server a minute; toasts take their time to leave.
// These timers are known by their length, and pass at once, or when a test says so.

const AT_ONCE = new Set([300, 7000, 200]);

type Waiting = { end: () => void };
const waiting = new Map<unknown, Waiting>();

/** Makes the client's retries come at once, in every test of the file. */
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

/** Lets a minute pass for every call that still waits for its answer. */
export function passTimeout(): void {
  for (const [timer, { end }] of new Map(waiting)) {
    clearTimeout(Number(timer));
    end();
  }
}
