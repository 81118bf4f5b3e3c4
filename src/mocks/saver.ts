/**
 * Keeps a state by `write`, one run at a time: changes that come while it runs make it run once
 * more. What it returns settles when the state at the time of the call is kept.
 */
export function createSaver(write: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  const start = () => {
    const run = write().finally(() => {
      if (running === run) running = null;
    });
    running = run;
    return run;
  };

  return () => {
    if (running === null) return start();
    next ??= running
      .catch(() => {})
      .then(() => {
        next = null;
        return start();
      });
    return next;
  };
}
