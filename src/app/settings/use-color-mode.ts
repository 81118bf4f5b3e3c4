import { useColorScheme } from '@mui/material/styles';
import { flushSync } from 'react-dom';
import { setSetting } from '#src/settings/store.ts';

export const COLOR_MODES = ['light', 'dark', 'system'] as const;

export type ColorMode = (typeof COLOR_MODES)[number];

export const DEFAULT_MODE: ColorMode = 'light';

/** MUI's storage key for the mode; `src/boot/first-paint.js` reads the same key. */
export const MODE_KEY = 'theme-mode';

/**
 * The colour mode: light, dark or the system's. MUI stores it; the copy in `app-settings` is only written
 * because the specification lists that field, and nothing reads it.
 */
export function useColorMode() {
  const { mode = DEFAULT_MODE, colorScheme = 'light', setMode } = useColorScheme();
  const choose = (next: ColorMode) => {
    withoutFading(() => flushSync(() => setMode(next)));
    if (next !== 'system') setSetting('colorScheme', next);
  };
  return { mode, isDark: colorScheme === 'dark', choose };
}

/**
 * Runs the change without CSS transitions, because nested elements that each fade an inherited colour take seconds
 * together.
 */
function withoutFading(change: () => void): void {
  const still = document.createElement('style');
  still.textContent = '*, ::before, ::after { transition: none !important }';
  document.head.append(still);
  change();
  // Reading a computed style makes the browser apply all new colours before transitions are back on.
  getComputedStyle(document.body).getPropertyValue('color');
  still.remove();
}
