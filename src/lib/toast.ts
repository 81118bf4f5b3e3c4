import type { toast as sonnerToast } from 'sonner';

// Toasts come from sonner. It is fetched when there is something to say: every first page is lighter
// by its 9 kB.

type Sonner = typeof sonnerToast;
type Toaster = { isWanted: boolean; isMounted: boolean };

const toaster: Toaster = { isWanted: false, isMounted: false };
const listeners = new Set<() => void>();

function change(next: Partial<Toaster>): void {
  Object.assign(toaster, next);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** For the place where toasts appear: whether anybody wants one, and word that it stands. */
export const toasterStore = {
  isWanted: () => toaster.isWanted,
  subscribe,
  /** From now on toasts are shown. */
  mounted: () => change({ isMounted: true }),
  unmounted: () => change({ isMounted: false }),
};

/** Has toasts ready as soon as somebody does something that one may answer. For staff's layouts. */
export function prepareToasts(): void {
  const options = { once: true, passive: true, capture: true };
  for (const event of ['pointerdown', 'keydown']) window.addEventListener(event, want, options);
}

function want(): void {
  if (!toaster.isWanted) change({ isWanted: true });
}

/** Sonner's own functions, fetched for the first toast. */
export const toast = {
  success: (...said: Parameters<Sonner['success']>) => void say(({ success }) => success(...said)),
  error: (...said: Parameters<Sonner['error']>) => void say(({ error }) => error(...said), said[0]),
  message: (...said: Parameters<Sonner['message']>) => void say(({ message }) => message(...said)),
  promise: (...said: Parameters<Sonner['promise']>) => void say(({ promise }) => promise(...said)),
};

/**
 * Says something as soon as sonner is here and its place stands. Where it cannot be fetched any more,
 * the browser itself tells of failures.
 */
async function say(what: (sonner: Sonner) => void, failure?: unknown): Promise<void> {
  want();
  const sonner = await import('sonner').catch(() => null);
  if (!sonner) {
    if (typeof failure === 'string') window.alert(failure);
    return;
  }
  await standing();
  what(sonner.toast);
}

function standing(): Promise<void> {
  return new Promise((resolve) => {
    const stop = subscribe(() => {
      if (toaster.isMounted) end();
    });
    const end = () => {
      stop();
      resolve();
    };
    if (toaster.isMounted) end();
  });
}
