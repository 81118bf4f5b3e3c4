/**
 * Serialises writes: changes during a write cause one more.
 * @returns a function whose promise settles when the state at the time of the call is saved.
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
