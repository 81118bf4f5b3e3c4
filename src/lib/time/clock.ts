import * as v from 'valibot';
import { parseStored, store, storedText } from '#src/lib/browser/stored.ts';

type Clock = {
  /** Epoch milliseconds of rendering; undefined while time goes on. */
  pinned: number | undefined;
  /** The server's time minus the browser's, in milliseconds; 0 while it is unknown. */
  offset: number;
};

const KEY = 'clock-offset';

/** In ms; a clock that is wrong by more is reported to the user, and its offset is stored for the next visit. */
export const WRONG_BY = 60_000;

/** In ms; the clocks of two servers differ as much, and each correction renders the page again. */
const TOLERANCE = 1000;

/** False in prerendering, which has no storage. */
const isBrowser = typeof document !== 'undefined';

let clock: Clock = {
  pinned: undefined,
  offset: parseStored(isBrowser ? storedText(KEY) : null, v.pipe(v.number(), v.safeInteger()), 0),
};
const listeners = new Set<() => void>();

function setClock(change: Partial<Clock>): void {
  clock = { ...clock, ...change };
  for (const listener of listeners) listener();
}

/** The clock's present setting, a new object after each change. */
export function clockSetting(): Clock {
  return clock;
}

/** @returns the unsubscribe function */
export function onClockSet(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Pins the time used for rendering: prerendering and the hydration of its file must render the
 * same. `undefined` unpins it.
 */
export function pinTime(time: number | undefined): void {
  setClock({ pinned: time });
}

export function isTimePinned(): boolean {
  return clock.pinned !== undefined;
}

/** The server's time, or the pinned time, in epoch milliseconds. */
export function currentTime(): number {
  return clock.pinned ?? serverTime();
}

/** The server's time in epoch milliseconds; the browser's until an answer has told the difference. */
export function serverTime(): number {
  return Date.now() + clock.offset;
}

/** Corrects the clock where the server's time minus the browser's is known to be between these. */
export function correctClock(least: number, most: number): void {
  const { offset } = clock;
  // A clock that was set between question and answer says nothing.
  if (least > most || (offset >= least - TOLERANCE && offset <= most + TOLERANCE)) return;
  const corrected = Math.round(offset < least ? least : most);
  setClock({ offset: corrected });
  const isWrong = Math.abs(corrected) >= WRONG_BY;
  if (isBrowser && (isWrong || storedText(KEY) !== null)) store(KEY, isWrong ? corrected : 0);
}
