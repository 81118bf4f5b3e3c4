import { useStore } from 'zustand';
import type { Settings } from './schema.ts';
import { settingsStore } from './store.ts';

/**
 * Re-renders on changes in any tab. Hydration may start with stored settings: a prerendered page
 * that does not match them is not hydrated (`src/boot/first-paint.js`).
 */
export function useSettings(): Settings {
  return useStore(settingsStore);
}
