import { useColorScheme } from '@mui/material/styles';
import { flushSync } from 'react-dom';
import { setSetting } from '#src/settings/store.ts';

export type ColorMode = 'light' | 'dark' | 'system';

export const DEFAULT_MODE: ColorMode = 'light';

/** Where MUI keeps the mode; also read by `src/boot/first-paint.js` (S8). */
export const MODE_KEY = 'theme-mode';

/**
 * Light, dark or as the system has it (S8). MUI owns the choice; `app-settings` gets a note of it, as
 * the specification's record has the field, which nothing reads.
 */
export function useColorMode() {
  const { mode = DEFAULT_MODE, colorScheme = 'light', setMode } = useColorScheme();
  const choose = (next: ColorMode) => {
    withoutFading(() => flushSync(() => setMode(next)));
    if (next !== 'system') setSetting('colorScheme', next);
  };
  return { mode, isDark: colorScheme === 'dark', choose };
}

/** A colour that fades takes what is inside it along, one after the other: a page of them takes seconds. */
function withoutFading(change: () => void): void {
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { transition: none !important }');
  document.adoptedStyleSheets.push(still);
  change();
  // Being asked for a colour, browsers find all of them.
  getComputedStyle(document.body).getPropertyValue('color');
  document.adoptedStyleSheets.pop();
}
