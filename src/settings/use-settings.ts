import { useSyncExternalStore } from 'react';
import type { Settings } from './schema.ts';
import { DEFAULT_SETTINGS } from './schema.ts';
import { getSettings, subscribeToSettings } from './store.ts';

/** The display settings; renders again when one changes, in this tab or another. */
export function useSettings(): Settings {
  return useSyncExternalStore(subscribeToSettings, getSettings, () => DEFAULT_SETTINGS);
}
