import type { ClientInstrumentation } from 'react-router';
import { isRecord } from '#src/lib/records/is-record.ts';

// An overlay (dialog, drawer, menu) has an entry in the browser's history while it is open, so that Back closes it.
// The entry has the page's address and the router's state, and the number of open overlays (its depth). The router
// never gets the events of these entries: it would save the scroll position, load and announce the page again.

type Overlay = {
  /** Undefined for an overlay that nobody can close: it has no entry, and Back leaves those below it open. */
  close: (() => void) | undefined;
  /** Back or a navigation has removed its entry. It gets a new one only when another overlay or another page opens. */
  isRemoved: boolean;
};

/** The open overlays, the uppermost last. */
const overlays: Overlay[] = [];

/** The router's key of the page that React shows. */
let shownKey: string | undefined;

/** The history entry that was read last. */
let current = { key: '', depth: 0 };

/** Resolves after the move through the history that is under way. */
let moved = Promise.resolve();
let endMove: (() => void) | undefined;
const isMoving = () => endMove !== undefined;

/** The longest move, in ms. A copied tab may lack the target entry, and the browser then fires no event. */
const MOVE_TIMEOUT = 2000;

/**
 * Instrumentation of the router, which installs the listener before the router's own: Back closes the uppermost
 * overlay, navigations start from the page's own entry, and entries that a reload has left over are removed.
 */
export const overlayHistory: ClientInstrumentation = {
  router: (router) => {
    current = readEntry();
    // A capturing listener is called before the router's.
    window.addEventListener('popstate', onPopState, true);
    router.instrument({
      navigate: (navigate) =>
        leaveOverlays(async () => {
          await navigate();
        }),
    });
    settle();
  },
};

/**
 * Adds a history entry for an overlay that opens.
 * @param close called by Back; without it, the overlay has no entry
 * @returns a function to call when the overlay has closed
 */
export function openOverlay(close: (() => void) | undefined): () => void {
  const overlay: Overlay = { close, isRemoved: false };
  if (close) restoreEntries();
  overlays.push(overlay);
  settleSoon();
  return () => {
    overlays.splice(overlays.indexOf(overlay), 1);
    settleSoon();
  };
}

/** To be called when React shows the page of an entry. @param key the router's */
export function showEntry(key: string): void {
  shownKey = key;
  restoreEntries();
  settleSoon();
}

/** Goes back to the page's own entry without closing the overlays, then calls `next`; at once where nothing is open. */
export async function leaveOverlays(next: () => Promise<void> | void): Promise<void> {
  for (const overlay of overlays) overlay.isRemoved = true;
  settle();
  while (isMoving()) await moved;
  await next();
}

function restoreEntries(): void {
  for (const overlay of overlays) overlay.isRemoved = false;
}

/** The router's key and the depth of the browser's current entry. A memory router has no key. */
function readEntry(): typeof current {
  const state: unknown = window.history.state;
  if (!isRecord(state)) return { key: '', depth: 0 };
  const { key, overlays: depth } = state;
  return {
    key: typeof key === 'string' ? key : 'default',
    depth: typeof depth === 'number' ? depth : 0,
  };
}

function writeDepth(depth: number, write: 'pushState' | 'replaceState'): void {
  const state: unknown = window.history.state;
  window.history[write]({ ...(isRecord(state) && state), overlays: depth }, '');
}

const wantedDepth = () => overlays.filter(({ close, isRemoved }) => close && !isRemoved).length;

/** Runs after all effects of one commit, so that an overlay which replaces another one reuses its entry. */
const settleSoon = () => queueMicrotask(settle);

/** Adds missing entries, or goes back from superfluous ones. */
function settle(): void {
  if (isMoving()) return;
  const { key, depth } = readEntry();
  const surplus = depth - wantedDepth();
  if (surplus > 0) goBack(surplus);
  // With another key, the router is navigating, or returning because the page may not be left.
  else if (key === shownKey) {
    for (let next = depth + 1; next <= wantedDepth(); next += 1) writeDepth(next, 'pushState');
  }
  if (!isMoving()) current = readEntry();
}

function goBack(entries: number): void {
  moved = new Promise((resolve) => {
    const timer = setTimeout(() => {
      writeDepth(0, 'replaceState');
      endMove?.();
    }, MOVE_TIMEOUT);
    endMove = () => {
      clearTimeout(timer);
      endMove = undefined;
      resolve();
    };
  });
  window.history.go(-entries);
}

function onPopState(event: PopStateEvent): void {
  const before = current;
  current = readEntry();
  const isOwnMove = endMove !== undefined;
  endMove?.();
  if (before.key === current.key && before.depth + current.depth > 0) {
    event.stopImmediatePropagation();
    // After our own move nothing closes: overlays that have opened meanwhile stay.
    if (!isOwnMove) closeAbove(current.depth);
  } else if (current.key === shownKey) {
    // Back before React has shown the next page: the overlays are still open.
    restoreEntries();
  }
  settle();
}

/** Closes the uppermost overlays until `depth` of them have an entry. */
function closeAbove(depth: number): void {
  let isBelowOther = false;
  for (const overlay of overlays.toReversed()) {
    if (wantedDepth() <= depth) return;
    overlay.isRemoved = true;
    if (!overlay.close) isBelowOther = true;
    else if (!isBelowOther) overlay.close();
  }
}
