import { createStore } from 'zustand/vanilla';

/** The reasons why the screen is covered, the latest last. */
export const loadingOverlayStore = createStore<{ shown: readonly { label: string }[] }>(() => ({
  shown: [],
}));

/**
 * Covers the whole screen while nothing else can be done, for example during signing out.
 * @param label the text on the overlay
 * @returns the function that removes it
 */
export function showLoadingOverlay(label: string): () => void {
  const entry = { label };
  loadingOverlayStore.setState(({ shown }) => ({ shown: [...shown, entry] }));
  return () =>
    loadingOverlayStore.setState(({ shown }) => ({
      shown: shown.filter((other) => other !== entry),
    }));
}
