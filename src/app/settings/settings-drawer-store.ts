import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

function become(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const open = () => become(true);
const toggle = () => become(!isOpen);

/** Also for what stands outside of components. */
export const closeSettingsDrawer = () => become(false);

/** Whether the settings drawer stands open, and the ways to change that, from anywhere (P10, S1). */
export function useSettingsDrawer() {
  const isShown = useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  );
  return { isOpen: isShown, open, close: closeSettingsDrawer, toggle };
}
