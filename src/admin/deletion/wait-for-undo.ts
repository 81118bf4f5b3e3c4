import { toast } from 'sonner';
import { personOf } from '#src/session/person.ts';
import { session } from '#src/session/session-store.ts';

/** How long a toast offers to take a deletion back, in milliseconds. */
const UNDO_TIME = 6000;

/** What became of a wait; `signed-out` where nobody is there any more who may have it done. */
export type Outcome = 'over' | 'undone' | 'signed-out';

type Wait = { end: (outcome: Outcome) => void; person: string | null };
type Texts = { text: string; undo: string; hint: string };

/** Oldest first. */
const waits = new Map<string, Wait>();
const counted = { waits: 0, timer: 0 };

/**
 * Says what was done and offers to take it back, until the toast ends: by itself, by its close
 * button, after the same time out of sight, or with the page, which sends what still waits.
 * Another page of the app lets it go on; the session's end is the end of it.
 */
export function waitForUndo({ text, undo, hint }: Texts): Promise<Outcome> {
  counted.waits += 1;
  const id = `undo-${counted.waits}`;
  return new Promise((resolve) => {
    const end = (outcome: Outcome) => {
      if (!waits.delete(id)) return;
      if (waits.size === 0) stopListening();
      // First, as a page that goes has no time left.
      resolve(outcome);
      toast.dismiss(id);
    };
    if (waits.size === 0) listen();
    waits.set(id, { end, person: personOf(session.getState().user) });
    const over = () => end('over');
    toast.success(text, {
      id,
      description: hint,
      duration: UNDO_TIME,
      action: { label: undo, onClick: () => end('undone') },
      onAutoClose: over,
      onDismiss: over,
    });
  });
}

/** Ends all waiting at once, so that what was done is done: the page goes, or its person signs out. */
export function endWaiting(): void {
  for (const { end } of waits.values()) end('over');
}

function listen(): void {
  window.addEventListener('pagehide', endWaiting);
  window.addEventListener('keydown', undoByKey);
  document.addEventListener('visibilitychange', lookAway);
  stopFollowing = session.subscribe(followSession);
}

let stopFollowing = () => {};

function stopListening(): void {
  window.clearTimeout(counted.timer);
  window.removeEventListener('pagehide', endWaiting);
  window.removeEventListener('keydown', undoByKey);
  document.removeEventListener('visibilitychange', lookAway);
  stopFollowing();
}

/** Toasts stand still while nobody sees them; who looks at the site meanwhile finds it done. */
function lookAway(): void {
  window.clearTimeout(counted.timer);
  if (document.hidden) counted.timer = window.setTimeout(endWaiting, UNDO_TIME);
}

/** Ctrl+Z or Cmd+Z takes the last one back, unless it is for a text that is being written. */
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

/** What one person deleted is not sent in another's name, nor in nobody's. */
function followSession(): void {
  const { user } = session.getState();
  const person = personOf(user);
  for (const wait of waits.values()) {
    if (user === null || wait.person !== person) wait.end('signed-out');
  }
}
