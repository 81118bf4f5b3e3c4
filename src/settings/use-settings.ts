import { useSyncExternalStore } from 'react';
import type { Settings } from './schema.ts';
import { getSettings, subscribeToSettings } from './store.ts';

/**
 * Re-renders on changes in any tab. Hydration may start with stored settings: a prerendered page
 * that does not match them is not hydrated (`src/boot/first-paint.js`).
 */
export function useSettings(): Settings {
  return useSyncExternalStore(subscribeToSettings, getSettings, getSettings);
}
