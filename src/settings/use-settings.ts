import { useSyncExternalStore } from 'react';
import type { Settings } from './schema.ts';
import { getSettings, subscribeToSettings } from './store.ts';

/**
 * The display settings; renders again when one changes, in this tab or another. Hydration may begin with
 * this person's own: a prerendered page that they do not fit is not hydrated (`src/boot/first-paint.js`).
 */
export function useSettings(): Settings {
  return useSyncExternalStore(subscribeToSettings, getSettings, getSettings);
}
