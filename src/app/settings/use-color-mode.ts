import { useColorScheme } from '@mui/material/styles';
import { setSetting } from '#src/settings/store.ts';

export type ColorMode = 'light' | 'dark' | 'system';

export const DEFAULT_MODE: ColorMode = 'light';

/** Where MUI keeps the mode; also read by `src/boot/look.ts` (S8). */
export const MODE_KEY = 'theme-mode';

/**
 * Light, dark or as the system has it (S8). MUI owns the choice; `app-settings` gets a note of it, as
 * the specification's record has the field, which nothing reads.
 */
export function useColorMode() {
  const { mode = DEFAULT_MODE, colorScheme = 'light', setMode } = useColorScheme();
  const choose = (next: ColorMode) => {
    setMode(next);
    if (next !== 'system') setSetting('colorScheme', next);
  };
  return { mode, isDark: colorScheme === 'dark', choose };
}
