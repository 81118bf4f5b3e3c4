const failures = new WeakSet<object>();

/**
 * Records errors of failed chunk imports: after a deploy the file may be gone, and browsers cache a
 * failed import. Call once at the start.
 */
export function watchLoadFailures(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => failures.add(payload));
}

/** True for a failed chunk import, which only a reload fixes. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && failures.has(error);
}
