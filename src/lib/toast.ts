import type { toast as Toast } from 'sonner';

// Toasts come from sonner. Pages that seldom have something to say fetch it when they do: a visitor's
// first page is lighter by its 9 kB.

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

/** Has toasts ready from now on. For layouts whose pages import sonner themselves. */
export function wantToasts(): void {
  if (!toaster.isWanted) change({ isWanted: true });
}

/** Says something in a toast, as soon as sonner is here and its place stands. */
export async function withToast(say: (toast: typeof Toast) => void): Promise<void> {
  wantToasts();
  const { toast } = await import('sonner');
  await standing();
  say(toast);
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
