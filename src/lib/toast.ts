import type { ReactNode } from 'react';
import type { Toaster } from 'sonner';
import { createStore } from 'zustand/vanilla';
import { pause } from '#src/lib/time/pause.ts';

type Action = { label: string; onClick: () => void };

type ToastOptions = {
  /** A toast with the id of a shown one replaces it. */
  id?: string;
  description?: ReactNode;
  /** In ms. */
  duration?: number;
  /** A button. */
  action?: Action;
  /** In the place of the button. */
  link?: ReactNode;
  onAutoClose?: () => void;
  onDismiss?: () => void;
};

export type ToasterState = {
  /** Sonner's region of toasts, once one is wanted. */
  Toaster?: typeof Toaster;
  /** The last toast for which Sonner could not be loaded. */
  plain?: ToastOptions & { text: string };
};

export const toasterStore = createStore<ToasterState>(() => ({}));

/** In ms. Safari announces only what comes into a live region that is there already, and needs a moment to notice one. */
const REGION_NOTICED = 100;

let loading: ReturnType<typeof loadSonner> | undefined;
let count = 0;

async function loadSonner() {
  try {
    const sonner = await import('sonner');
    if (toasterStore.getState().Toaster) return sonner.toast;
    toasterStore.setState({ Toaster: sonner.Toaster, plain: undefined });
    await pause(REGION_NOTICED);
    return sonner.toast;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

type ToastType = 'success' | 'info' | 'warning' | 'error' | 'loading' | 'message';

const show =
  (type: ToastType) =>
  (text: string, options: ToastOptions = {}): string => {
    count += 1;
    const { id = `toast-${count}`, action, link, ...others } = options;
    loading ??= loadSonner();
    loading.then(
      (sonner) => sonner[type](text, { ...others, id, action: action ? once(action) : link }),
      () => toasterStore.setState({ plain: { text, ...options, id } }),
    );
    return id;
  };

/** A double click presses the button again while its toast fades out. */
function once({ label, onClick }: Action): Action {
  let isPressed = false;
  return {
    label,
    onClick: () => {
      if (!isPressed) onClick();
      isPressed = true;
    },
  };
}

/**
 * Shows a toast, after those that were asked for before, and returns its id. Sonner is loaded with the first one,
 * because its styles make the browser compute those of the whole page again; the back office loads it with its routes.
 * Where it cannot be loaded, the toast is a plain one, which stays until it is closed.
 */
export const toast = {
  success: show('success'),
  info: show('info'),
  warning: show('warning'),
  error: show('error'),
  loading: show('loading'),
  message: show('message'),
  dismiss: (id: string): void => {
    if (toasterStore.getState().plain?.id === id) toasterStore.setState({ plain: undefined });
    loading?.then(
      // Sonner closes it a frame later, when there may be a new one of this id.
      (sonner) => sonner.getToasts().some((shown) => shown.id === id) && sonner.dismiss(id),
      () => {},
    );
  },
};
