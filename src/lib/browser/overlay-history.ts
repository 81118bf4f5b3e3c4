import type { ClientInstrumentation } from 'react-router';
import { isRecord } from '#src/lib/records/is-record.ts';

// What covers the page is an entry of the history while it is open, with the page's address and the router's state,
// and how many of them are open. The router never hears of these entries: with their key it would stay where it is,
// and save the scroll position, load and announce the page again.

type Overlay = {
  /** Undefined for one that nobody can close: it has no entry, and Back leaves those below it open. */
  close: (() => void) | undefined;
  /** Back or a navigation has used its entry up. It has another one only after a further one opens, or on the next page. */
  isAsked: boolean;
};

/** What is open, the uppermost last. */
const overlays: Overlay[] = [];

/** The key of the page that React shows. */
let shownKey: string | undefined;

/** Where the browser was when it was last looked at. */
let at = { key: '', depth: 0 };

let moved = Promise.resolve();
/** Ends the move that is on its way. */
let endMove: (() => void) | undefined;
const isMoving = () => endMove !== undefined;

/** How long a move may take, in ms. A copied tab may have lost the entry that it leads to. */
const LONGEST_MOVE = 2000;

/**
 * Begins with the router, before it listens to the browser: Back closes what is open, links and other navigations
 * begin at the page's own entry, and what a reload has left of closed overlays is gone.
 */
export const overlayHistory: ClientInstrumentation = {
  router: (router) => {
    at = entryNow();
    // As a capturing listener it is called before those of the router.
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
 * Gives an entry to what is open over the page.
 * @param close closes it by Back; without it, it has no entry
 * @returns says that it is closed
 */
export function openOverlay(close: (() => void) | undefined): () => void {
  const overlay: Overlay = { close, isAsked: false };
  if (close) askAgain();
  overlays.push(overlay);
  settleSoon();
  return () => {
    overlays.splice(overlays.indexOf(overlay), 1);
    settleSoon();
  };
}

/** Says that React shows the page of an entry. */
export function showEntry(key: string): void {
  shownKey = key;
  askAgain();
  settleSoon();
}

/** Goes back to the page's own entry, closing nothing, and then elsewhere: at once where nothing is open. */
export async function leaveOverlays(next: () => Promise<void> | void): Promise<void> {
  for (const overlay of overlays) overlay.isAsked = true;
  settle();
  while (isMoving()) await moved;
  await next();
}

function askAgain(): void {
  for (const overlay of overlays) overlay.isAsked = false;
}

/** The router's key of the entry that the browser is at, and how many overlays it is of. No key in a memory router. */
function entryNow(): typeof at {
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

const wanted = () => overlays.filter(({ close, isAsked }) => close && !isAsked).length;

/** After all effects of one commit: one that opens as another one closes takes its entry over. */
const settleSoon = () => queueMicrotask(settle);

/** Adds the entries that are missing, or goes back from those that are too many. */
function settle(): void {
  if (isMoving()) return;
  const { key, depth } = entryNow();
  const surplus = depth - wanted();
  if (surplus > 0) goBack(surplus);
  // Elsewhere the router is on its way to another page, or back from one that it may not leave.
  else if (key === shownKey) {
    for (let next = depth + 1; next <= wanted(); next += 1) writeDepth(next, 'pushState');
  }
  if (!isMoving()) at = entryNow();
}

function goBack(entries: number): void {
  moved = new Promise((resolve) => {
    const timer = setTimeout(() => {
      writeDepth(0, 'replaceState');
      endMove?.();
    }, LONGEST_MOVE);
    endMove = () => {
      clearTimeout(timer);
      endMove = undefined;
      resolve();
    };
  });
  window.history.go(-entries);
}

function onPopState(event: PopStateEvent): void {
  const before = at;
  at = entryNow();
  const isOwnMove = endMove !== undefined;
  endMove?.();
  if (before.key === at.key && before.depth + at.depth > 0) {
    event.stopImmediatePropagation();
    // What has opened since the move began stays.
    if (!isOwnMove) closeAbove(at.depth);
  } else if (at.key === shownKey) {
    // Back before React has shown the next page: what was open still is.
    askAgain();
  }
  settle();
}

/** Closes the uppermost ones. */
function closeAbove(depth: number): void {
  let isBelowOther = false;
  for (const overlay of overlays.toReversed()) {
    if (wanted() <= depth) return;
    overlay.isAsked = true;
    if (!overlay.close) isBelowOther = true;
    else if (!isBelowOther) overlay.close();
  }
}
