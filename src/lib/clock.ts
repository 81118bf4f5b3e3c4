let pinned: number | undefined;

/**
 * Pins the time used for rendering: prerendering and the hydration of its file must render the
 * same. `undefined` unpins it.
 */
export function pinTime(time: number | undefined): void {
  pinned = time;
}

export function isTimePinned(): boolean {
  return pinned !== undefined;
}

/** Epoch milliseconds, or the pinned time. */
export function currentTime(): number {
  return pinned ?? Date.now();
}
