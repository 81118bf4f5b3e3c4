import pMap from 'p-map';

/** The most calls under way at the same time. */
const AT_ONCE = 4;

export type FailedItem<T> = { item: T; error: unknown };

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
export async function sendEach<T>(options: SendEachOptions<T>): Promise<FailedItem<T>[]> {
  const { items, send, onProgress, isUnloading } = options;
  const waiting = items.values();
  const failures: FailedItem<T>[] = [];
  let done = 0;
  const sendWaiting = (concurrency: number) =>
    pMap(
      waiting,
      async (item) => {
        await send(item).catch((error: unknown) => failures.push({ item, error }));
        done += 1;
        onProgress(done);
      },
      { concurrency },
    );
  let rest: Promise<unknown> | undefined;
  const sendRest = () => {
    rest = sendWaiting(Number.POSITIVE_INFINITY);
  };
  window.addEventListener('pagehide', sendRest);
  await sendWaiting(isUnloading ? Number.POSITIVE_INFINITY : AT_ONCE);
  await rest;
  window.removeEventListener('pagehide', sendRest);
  return failures;
}
