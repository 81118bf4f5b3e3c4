import { t } from 'i18next';
import { toast } from '#src/lib/toast.ts';
import { personOf } from '#src/session/person.ts';
import { session } from '#src/session/session-store.ts';

/** How long a toast offers undo, in milliseconds. */
const UNDO_TIME = 6000;

/** How a wait ended. After `elapsed` and `unloading` the deletion is sent, after `unloading` at once. */
export type UndoOutcome = 'elapsed' | 'unloading' | 'undone' | 'session-lost';

type Wait = { end: (outcome: UndoOutcome) => void; person: string | null };

/** Oldest first. */
const waits = new Map<string, Wait>();
const internals = { waits: 0, timer: 0 };

/**
 * Shows a toast that offers undo. The wait ends with the toast (timeout or close button), after the
 * same time in a hidden tab, when the page unloads, and when the session ends.
 */
export function waitForUndo(text: string): Promise<UndoOutcome> {
  internals.waits += 1;
  const id = `undo-${internals.waits}`;
  return new Promise((resolve) => {
    const end = (outcome: UndoOutcome) => {
      if (!waits.delete(id)) return;
      if (waits.size === 0) stopListening();
      // Before the toast is closed: an unloading page has no time left.
      resolve(outcome);
      toast.dismiss(id);
    };
    if (waits.size === 0) listen();
    waits.set(id, { end, person: personOf(session.getState().user) });
    const elapse = () => end('elapsed');
    toast.success(text, {
      id,
      duration: UNDO_TIME,
      action: { label: t('crud:undo.action'), onClick: () => end('undone') },
      onAutoClose: elapse,
      onDismiss: elapse,
    });
  });
}

/** Ends all waits as `elapsed`: the person signs out. */
export function endUndoWaits(): void {
  for (const { end } of waits.values()) end('elapsed');
}

function unload(): void {
  for (const { end } of waits.values()) end('unloading');
}

function listen(): void {
  window.addEventListener('pagehide', unload);
  window.addEventListener('keydown', undoByKey);
  document.addEventListener('visibilitychange', onVisibilityChange);
  stopFollowing = session.subscribe(followSession);
}

let stopFollowing = () => {};

function stopListening(): void {
  window.clearTimeout(internals.timer);
  window.removeEventListener('pagehide', unload);
  window.removeEventListener('keydown', undoByKey);
  document.removeEventListener('visibilitychange', onVisibilityChange);
  stopFollowing();
}

/** Toasts pause in a hidden tab; the deletion must not. */
function onVisibilityChange(): void {
  window.clearTimeout(internals.timer);
  if (document.hidden) internals.timer = window.setTimeout(endUndoWaits, UNDO_TIME);
}

/** Ctrl+Z or Cmd+Z undoes what was done last, except in a text field, which has an undo of its own. */
function undoByKey(event: KeyboardEvent): void {
  const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey);
  if (!isUndo || event.shiftKey || event.altKey || isTyping(event.target)) return;
  event.preventDefault();
  [...waits.values()].at(-1)?.end('undone');
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest(EDITABLE) !== null;
}

const EDITABLE = 'input:not([type=checkbox], [type=radio]), textarea, [contenteditable=true]';

/** Nothing may be sent without its person's session. */
function followSession(): void {
  const { user } = session.getState();
  const person = personOf(user);
  for (const wait of waits.values()) {
    if (user === null || wait.person !== person) wait.end('session-lost');
  }
}
