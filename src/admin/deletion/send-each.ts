/** The most calls under way at the same time. */
const AT_ONCE = 4;

export type Failure<T> = { item: T; error: unknown };

type SendEachOptions<T> = {
  items: readonly T[];
  send: (item: T) => Promise<unknown>;
  /** Called after each answer. */
  onProgress: (done: number) => void;
  /** The page is unloading: all calls are sent at once. */
  isUnloading: boolean;
};

/**
 * Makes a call for each item, four at a time; all that are left at once when the page unloads.
 * @returns what failed
 */
export async function sendEach<T>(options: SendEachOptions<T>): Promise<Failure<T>[]> {
  const { items, send, onProgress, isUnloading } = options;
  // The workers share one iterator, so that each gets the next item.
  const waiting = items.values();
  const failures: Failure<T>[] = [];
  let done = 0;
  const work = async () => {
    for (const item of waiting) {
      try {
        await send(item);
      } catch (error) {
        failures.push({ item, error });
      }
      done += 1;
      onProgress(done);
    }
  };
  const workers: Promise<void>[] = [];
  const start = (count: number) => {
    for (let started = 0; started < count; started += 1) workers.push(work());
  };
  const sendRest = () => start(items.length);
  window.addEventListener('pagehide', sendRest);
  start(isUnloading ? items.length : AT_ONCE);
  // Also those that start while the first are awaited.
  for (const worker of workers) await worker;
  window.removeEventListener('pagehide', sendRest);
  return failures;
}
