const AT_ONCE = 4;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Does some work when its turn comes, a few at once: of forty calls begun together each one's time
 * would be that of all.
 * @throws what the work throws; the signal's reason where it is aborted before its turn.
 */
export async function inTurn<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  if (running < AT_ONCE) running += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    signal.throwIfAborted();
    return await work();
  } finally {
    // Hands its place on.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
