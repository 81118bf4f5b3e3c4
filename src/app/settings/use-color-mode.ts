import { useColorScheme } from '@mui/material/styles';
import { flushSync } from 'react-dom';
import { setSetting } from '#src/settings/store.ts';
import { withoutFading } from './print-in-light.ts';

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
