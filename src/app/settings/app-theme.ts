import type { Theme } from '@mui/material/styles';
import { modalEntry } from '#src/components/overlay/modal-entry.tsx';
import { type AppThemeOptions, createAppTheme } from '#src/theme/create-app-theme.ts';

const themes = new Map<string, Theme>();

/**
 * Returns the theme for these options, memoized, because creating one takes 15 ms on a fast computer. Not memoized for
 * a person's own colours, of which there may be very many.
 */
export function appTheme(options: Omit<AppThemeOptions, 'modal'>): Theme {
  const { primaryColor, contrast, direction, fontFamily, locale, isStill = false } = options;
  const create = () => createAppTheme({ ...options, modal: modalEntry });
  if (typeof primaryColor !== 'string') return create();
  const key = [primaryColor, contrast, direction, fontFamily, locale, isStill].join(' ');
  const theme = themes.get(key) ?? create();
  themes.set(key, theme);
  return theme;
}
