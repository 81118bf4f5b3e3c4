import type { Toaster } from 'sonner';
import { createStore } from 'zustand/vanilla';
import { pause } from '#src/lib/time/pause.ts';

type ToastOptions = {
  /** A toast with the id of a shown one replaces it. */
  id?: string;
  description?: string;
  /** In ms. */
  duration?: number;
  action?: { label: string; onClick: () => void };
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

async function loadSonner() {
  try {
    const { Toaster, toast } = await import('sonner');
    if (toasterStore.getState().Toaster) return toast;
    toasterStore.setState({ Toaster, plain: undefined });
    await pause(REGION_NOTICED);
    return toast;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

/**
 * Shows a toast on pages for visitors, after those that were asked for before. Sonner is loaded with the first one,
 * because its styles make the browser compute those of the whole page again. Where it cannot be loaded, the toast is a
 * plain one, which stays until it is closed. The back office has Sonner from the start, and calls it directly.
 */
export function showToast(
  type: 'success' | 'info' | 'error' | 'loading',
  text: string,
  options?: ToastOptions,
): void {
  loading ??= loadSonner();
  loading.then(
    (toast) => toast[type](text, options),
    () => toasterStore.setState({ plain: { text, ...options } }),
  );
}

/** Closes a toast that `showToast` has shown. */
export function dismissToast(id: string): void {
  if (toasterStore.getState().plain?.id === id) toasterStore.setState({ plain: undefined });
  loading?.then(
    (toast) => toast.dismiss(id),
    () => {},
  );
}
