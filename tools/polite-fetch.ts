import { setTimeout as wait } from 'node:timers/promises';

export type PoliteOptions = {
  /** Calls in a second; many servers refuse more than ten. */
  perSecond?: number;
  /** Milliseconds that an answer may take. */
  timeout?: number;
  /** Told when it waits because the server asks for it. */
  print?: (line: string) => void;
};

/** A longer wait is for a person to decide. */
const LONGEST_WAIT = 15 * 60;

/**
 * A `fetch` that makes few calls in a second, and waits as told where the server refuses more (429).
 * @throws as `fetch`, and an Error where the server refuses more for too long
 */
export function politeFetch(options: PoliteOptions = {}): typeof globalThis.fetch {
  const { perSecond = 8, timeout = 60_000, print = () => {} } = options;
  let next = 0;
  return async (input, init) => {
    for (let tries = 1; ; tries += 1) {
      const now = Date.now();
      const start = Math.max(now, next);
      next = start + 1000 / perSecond;
      if (start > now) await wait(start - now);
      const limit = AbortSignal.timeout(timeout);
      const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
      const answer = await fetch(input, { ...init, signal });
      if (answer.status !== 429) return answer;
      const seconds = secondsIn(answer.headers.get('Retry-After'));
      if (tries > 5 || seconds > LONGEST_WAIT) {
        throw new Error(`The server refuses more calls (429), now for ${seconds} s. Try later.`);
      }
      print(`The server asks to wait ${seconds} s (429).`);
      await wait(seconds * 1000);
    }
  };
}

/** `Retry-After` is seconds or a date. */
function secondsIn(header: string | null): number {
  if (header === null || header.trim() === '') return 2;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const until = Date.parse(header);
  return Number.isNaN(until) ? 2 : Math.max(0, Math.ceil((until - Date.now()) / 1000));
}
