const failures = new WeakSet<object>();

/**
 * Remembers which errors mean that a part of the program could not be fetched: after a deploy its file
 * may be gone, and a browser that failed once does not ask again. Call once at the start.
 */
export function watchLoadFailures(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => failures.add(payload));
}

/** Whether an error is that of a part that could not be fetched. Only a reload mends it. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && failures.has(error);
}
