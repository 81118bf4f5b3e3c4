import type { Theme } from '@mui/material/styles';
import { createAppTheme } from '#src/theme/create-app-theme.ts';
import type { AppThemeOptions } from '#src/theme/create-app-theme.ts';

const themes = new Map<string, Theme>();

/**
 * Returns the theme for these options, memoized: creating one takes 15 ms on a fast computer. Of a person's own
 * colours there are too many to keep.
 */
export function appTheme(options: AppThemeOptions): Theme {
  const { primaryColor, contrast, direction, fontFamily, locale, isStill } = options;
  if (typeof primaryColor !== 'string') return createAppTheme(options);
  const key = [primaryColor, contrast, direction, fontFamily, locale, isStill].join(' ');
  const theme = themes.get(key) ?? createAppTheme(options);
  themes.set(key, theme);
  return theme;
}
