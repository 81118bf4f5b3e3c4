let pinned: number | undefined;

/**
 * Pins the time for code that draws a page: prerendering pins it to the moment it writes, hydration to the
 * moment the file was written, so that both draw the same. `undefined` lets time go on.
 */
export function pinTime(time: number | undefined): void {
  pinned = time;
}

export function isTimePinned(): boolean {
  return pinned !== undefined;
}

/** Milliseconds since 1970, or the pinned time. */
export function currentTime(): number {
  return pinned ?? Date.now();
}
